import * as contract from "#contract/admin/admin-inquiries.ts";
import { type ServedRoute, serve } from "../../../platform/http/serve-routes.ts";
import { countNew, type InquiryDeps, readInquiries, sendAnswer, setState } from "./inquiry-service.ts";

export const inquiryRoutes = (deps: InquiryDeps): ServedRoute[] => [
  serve(contract.listInquiries, ({ query }, { session }) => readInquiries(deps, session.ownerId, query)),
  serve(contract.countInquiries, (_, { session }) => countNew(deps, session.ownerId)),
  serve(contract.answerInquiry, async ({ params, body }, { session }) => {
    await sendAnswer(deps, session.ownerId, params, body);
    return {};
  }),
  serve(contract.setInquiryState, async ({ params, body }, { session }) => {
    await setState(deps, session.ownerId, params, body);
    return {};
  }),
];
