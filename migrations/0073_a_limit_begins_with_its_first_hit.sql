-- Windows began on the clock, at :00, :10, :20: who tried just before and just after had twice as many tries. They begin
-- with the first hit now, so there is one row for each thing that is limited. Of those there are, the latest counts on.
delete from rate_limits earlier using rate_limits later
 where later.key = earlier.key and later.window_start > earlier.window_start;
alter table rate_limits
  drop constraint rate_limits_pkey,
  add primary key (key);
