-- Lets go of conversations that a process has claimed without knowing: the answer to its claim got lost. Those it works on
-- are named; what it has only just claimed, or ended a turn in, is too young to count.
create function release_conversations(worker uuid, working_on uuid[]) returns integer
  language sql security definer set search_path = pg_catalog, public
  as $$
    with released as (
      update conversations set claimed_by = null, due_at = now()
       where claimed_by = worker and id <> all (working_on) and updated_at < now() - interval '30 seconds'
      returning id
    )
    select count(*)::integer from released
  $$;
revoke all on function release_conversations from public;
grant execute on function release_conversations to daybook_app;
