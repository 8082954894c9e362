-- An owner may offer a time by hand although the business is closed or the agent off. Any other offer ends when its time
-- is no longer one at which somebody works: what spoke against it when it was made is what tells the two apart. Bits as
-- in `slot-reason.ts`.
alter table waitlist_offers add column made_despite integer not null default 0;
