-- A delivery that one run sends is left alone by others until leased_until (decision 0175). tries counts the times that its message
-- could not be sent, failure says why the last time.
alter table notification_delivery add column leased_until timestamptz;
alter table notification_delivery add column tries smallint not null default 0;
alter table notification_delivery add column failure text;
