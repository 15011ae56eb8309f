-- A pause says nothing about the hours, and a browser's time zone nothing about either (decision 0175). Null: the shop's own applies.
-- Rows that a pause wrote keep the shop's zone until the browser of their owner says another.
alter table notification_setting alter column time_zone drop not null;
alter table notification_setting alter column quiet_from drop not null;
alter table notification_setting alter column quiet_until drop not null;
