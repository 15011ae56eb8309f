-- A card that waits for its day is still sent after its buyer or its receiver was erased; what it says of that
-- person is erased afterwards (decision 0294).
alter table gift_card add column forget_when_sent boolean not null default false;
