-- Two stored names that nobody would search for. The view of which clients write with which number was called `talks`;
-- the time at which a subscription is compared with PayPal was called `settle_at`, while code says reconcile.
alter view talks rename to sender_clients;
alter table subscribers rename column settle_at to reconcile_at;
alter index subscribers_to_settle rename to subscribers_to_reconcile;
alter function list_subscribers_to_settle rename to list_subscribers_to_reconcile;

-- The functions that read them are written again as they are by now; their owners and rights stay.
do $$
declare
  reader regprocedure;
begin
  for reader in
    select oid::regprocedure from pg_proc
     where pronamespace = 'public'::regnamespace and prokind = 'f'
       and (prosrc like '%from talks t%' or prosrc like '%settle\_at%')
  loop
    execute replace(replace(pg_get_functiondef(reader), 'from talks t', 'from sender_clients t'), 'settle_at', 'reconcile_at');
  end loop;
end
$$;
