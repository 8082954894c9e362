import type pg from "pg";

/**
 * After the migrations: a function that runs with its owner's rights looks for names in temporary tables last, where
 * PostgreSQL would look first, and nobody but the database's owner may make such tables. Otherwise a caller could put a table
 * of its own in the place of ours. An owner of the tables alone can't take the right away; the order holds for them, too.
 */
export const secureFunctions = async (client: pg.ClientBase): Promise<void> => {
  await client.query(secureAll);
};

const secureAll = `
do $$
declare
  found record;
begin
  for found in
    select p.oid::regprocedure as name, coalesce(
             (select substr(setting, length('search_path=') + 1) from unnest(p.proconfig) setting
               where setting like 'search_path=%'), 'pg_catalog, public') as path
      from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prosecdef
       and not coalesce(p.proconfig::text ~ 'search_path=[^{}]*, pg_temp"?[,}]', false)
  loop
    execute format('alter function %s set search_path = %s, pg_temp', found.name, found.path);
  end loop;
  if (select pg_get_userbyid(datdba) = current_user or (select rolsuper from pg_roles where rolname = current_user)
        from pg_database where datname = current_database())
     and has_database_privilege('public', current_database(), 'temp') then
    execute format('revoke temporary on database %I from public', current_database());
  end if;
end
$$`;
