/**
 * The id of the business owner on whose behalf something happens. A plain string can't become one by accident:
 * only the session gate, the webhook gate and the job runner mint it, after proving who is asking.
 */
export type OwnerId = string & { readonly __proven: "owner" };
