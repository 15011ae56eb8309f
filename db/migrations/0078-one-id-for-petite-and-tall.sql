-- Petite and tall sizes share one id, the regular one plus 10000, and department tags tell them apart (decision 0009 as amended).
-- Tall ids were offset by 20000. The changed items reach the index by the outbox, as every change does.
-- short: size, some sixty rows; a fresh database has none and its seed writes them as they are now
update size set label = regexp_replace(label, ' Petite$', ' Petite/Tall'), department_group = 'petite-tall'
where sizing_id >= 10000 and sizing_id < 20000 and department_group = 'petite';
-- short: item, two or three pieces in a hundred are tall
update item set sizing_id = sizing_id - 10000 where sizing_id >= 20000 and sizing_id < 30000;
delete from size where sizing_id >= 20000 and sizing_id < 30000;
-- short: size_profile, one row a member and department
update size_profile set include_tall = true, sizing_ids = array(
  select distinct case when id >= 20000 and id < 30000 then id - 10000 else id end from unnest(sizing_ids) as id order by 1)
where exists (select from unnest(sizing_ids) as id where id >= 20000 and id < 30000);
