/** The examples of lists of changes. */
export const syncExamples = {
  "GET /api/v1/appointments/changes": () => ({}),
  "GET /api/v1/clients/changes": () => ({}),
};
