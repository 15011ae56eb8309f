-- Intake: brands that people at work add, and the lists of pieces that wait for them.

-- The seed's brands have lower ids, in the largest shop as well.
create sequence new_brand_id start 1000001;

-- Pieces that somebody has to look at again, or to list; few of a shop's pieces at any time.
create index item_at_work on item (state, created_at) where state in ('under_review', 'pending_listing') and bag_id is not null;
