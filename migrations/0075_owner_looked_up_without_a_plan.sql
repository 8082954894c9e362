-- "(select current_owner())" made every table of every statement carry a small plan of its own, set up before the first row is read: 37
-- of them for one message. Without the select it is a plain expression. Statements name their owner, so that it is looked at once,
-- before any row, and not for each.
do $$
declare
  own record;
begin
  for own in select tablename, replace(qual, '( SELECT current_owner() AS current_owner)', 'current_owner()') as qual,
      replace(with_check, '( SELECT current_owner() AS current_owner)', 'current_owner()') as with_check
    from pg_policies where schemaname = 'public' and policyname = 'own'
  loop
    execute format('alter policy own on public.%I using (%s)', own.tablename, own.qual)
      || case when own.with_check is null then '' else format(' with check (%s)', own.with_check) end;
  end loop;
end
$$;
