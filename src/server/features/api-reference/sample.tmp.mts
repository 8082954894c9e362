import { writeFileSync } from "node:fs";
import { z } from "zod";
import * as account from "#contract/account.ts";
import { defineRoute } from "#contract/route.ts";
import fastify from "fastify";
import { apiReferenceRoutes } from "./routes.ts";
const appt = z.strictObject({ id: z.uuid(), agentId: z.uuid().nullable(), clientName: z.string(), startsAt: z.iso.datetime(), durationMinutes: z.int(), status: z.enum(["pending","confirmed","cancelled"]), price: z.string().regex(/^\d+\.\d{2}$/).optional() });
const routes = [account.getMe, account.updateLanguage,
 defineRoute({method:"GET",path:"/api/v1/appointments",tag:"Appointments",summary:"Appointments between two dates, oldest first",access:"owner",query:z.strictObject({from:z.iso.date(),to:z.iso.date(),status:z.enum(["pending","confirmed","cancelled"]).array().max(3).optional(),limit:z.coerce.number().int().min(1).max(500).default(100)}),response:z.strictObject({appointments:z.array(appt), next: z.string().nullable()})}),
 defineRoute({method:"POST",path:"/api/v1/appointments",tag:"Appointments",summary:"Book an appointment",access:"owner",idempotent:true,status:201,body:z.strictObject({agentId:z.uuid(),clientName:z.string().trim().min(1).max(100),clientPhone:z.string().regex(/^\+[1-9]\d{6,14}$/),date:z.iso.date(),time:z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),notes:z.string().max(500).optional(),overbook:z.boolean().default(false)}),response:appt,errors:["not-found","edit-conflict"]}),
 defineRoute({method:"PATCH",path:"/api/v1/appointments/:appointmentId",tag:"Appointments",summary:"Move an appointment or change its state",access:"owner",params:z.strictObject({appointmentId:z.uuid()}),body:z.discriminatedUnion("kind",[z.strictObject({kind:z.literal("move"),version:z.int().min(1),to:z.iso.datetime()}),z.strictObject({kind:z.literal("cancel"),version:z.int().min(1),reason:z.string().max(200)})]),response:appt,errors:["not-found","edit-conflict"]}),
 defineRoute({method:"DELETE",path:"/api/v1/agents/:agentId/working-hours/:day",tag:"Agents & hours",summary:"Forget an agent's <hours> of a day",access:"owner",params:z.strictObject({agentId:z.uuid(),day:z.coerce.number().int().min(0).max(6)}),status:204,response:z.undefined(),errors:["not-found"]}),
 defineRoute({method:"POST",path:"/api/v1/contact",tag:"Public pages",summary:"Write to the people who run the service",access:"public",body:z.strictObject({name:z.string().max(80),email:z.email(),message:z.string().min(10).max(2000),labels:z.record(z.string(),z.string().max(9)).optional()}),response:z.strictObject({ok:z.literal(true)})}),
];
const t=performance.now();
const app = fastify(); apiReferenceRoutes(app, routes); console.log("ms", performance.now()-t);
const docs=await app.inject("/api/docs"), json=await app.inject("/api/v1/openapi.json");
console.log(docs.statusCode, docs.headers, docs.body.length);
writeFileSync("/tmp/docs.html",docs.body);writeFileSync("/tmp/openapi.json",JSON.stringify(json.json(),null,1));
if (process.argv[2]) await app.listen({port:Number(process.argv[2])});
