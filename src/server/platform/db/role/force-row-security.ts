import type pg from "pg";

/**
 * After the migrations: row-level security binds the tables' owner, too, whom PostgreSQL exempts otherwise. It passes as
 * the definer of a function that the app's role calls, or when its connection says so (`schemaConnection`); an attacker who gets
 * a connection of the owner by mistake sees nothing. Superusers aren't bound by anything.
 */
export const forceRowSecurity = async (client: pg.ClientBase): Promise<void> => {
  await client.query(forceAll);
};

/** The same with nothing forced: PostgreSQL copies no rows into a table whose policies bind the copier. */
export const relaxRowSecurity = async (client: pg.ClientBase): Promise<void> => {
  await client.query(relaxAll);
};

const forEachTable = (condition: string, commands: string): string => `
do $$
declare
  kept record;
begin
  for kept in
    select c.oid::regclass as name, pg_get_userbyid(c.relowner) as owner from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity and ${condition}
     order by c.oid
  loop
    ${commands}
  end loop;
end
$$`;

/** In a definer's function \`role\` is still the caller's, while \`current_user\` is the owner. */
const maySeeAll = `((select current_setting(''role'') = %L or current_setting(''app.across_owners'', true) = ''on''))`;

const forceAll = forEachTable(
  "not c.relforcerowsecurity",
  `execute format('alter table %s force row level security', kept.name);
    execute format('drop policy if exists across_owners on %s', kept.name);
    execute format('create policy across_owners on %s to %I using ${maySeeAll} with check ${maySeeAll}',
      kept.name, kept.owner, current_setting('app.role'), current_setting('app.role'));`,
);

const relaxAll = forEachTable(
  "c.relforcerowsecurity",
  `execute format('alter table %s no force row level security', kept.name);`,
);
