/** Whether a job was added by the queue's crontab, which writes down when in each payload. */
export const isScheduled = (payload: string): string => `coalesce(${payload}::jsonb -> '_cron', 'null') <> 'null'`;
