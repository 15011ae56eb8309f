-- A stylist cancels a box before it leaves, and its person reads why (decision 0256).
-- short: goody_box, only the catalogue changes: the columns have no default
alter table goody_box add column canceled_by uuid, add column canceled_because text;
-- Null in all old rows, which are not read again.
alter table goody_box add constraint goody_box_canceled_by_fkey foreign key (canceled_by) references user_account (id) not valid;
