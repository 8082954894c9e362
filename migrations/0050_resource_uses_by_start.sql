-- Which units are in use around some days is asked with every booking. `&&` may leak what it compares, so under row-level
-- security it can't be a condition of an index: each time all uses that the owner ever had were read. Instants are compared
-- with plain operators.
alter table appointment_resources add column starts_at timestamptz not null generated always as (lower(blocks)) stored;
create index appointment_resources_by_start on appointment_resources (user_id, resource_id, starts_at);
