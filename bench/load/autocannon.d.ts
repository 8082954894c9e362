/** The part of autocannon that is used here; it comes without types. */
declare module "autocannon" {
  type Options = {
    url: string;
    method: string;
    headers: Record<string, string>;
    body?: string;
    connections: number;
    duration: number;
  };
  type Result = { requests: { total: number }; duration: number; errors: number; timeouts: number; non2xx: number };
  const autocannon: (options: Options) => Promise<Result>;
  export = autocannon;
}
