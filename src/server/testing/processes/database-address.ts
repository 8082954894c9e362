/** The same database by way of another port: over TCP, though it may have a socket. */
export const databaseAtPort = (databaseUrl: string, port: number): string => {
  const url = new URL(databaseUrl);
  url.port = String(port);
  url.searchParams.delete("host");
  return url.href;
};

/** A database of a server, over TCP: as an operator's PostgreSQL is reached. */
export const databaseOverTcp = (serverUrl: string, name: string): string => {
  const url = new URL(databaseAtPort(serverUrl, Number(new URL(serverUrl).port)));
  url.pathname = `/${name}`;
  return url.href;
};
