-- outside of a transaction
-- Finds the pieces that show a photograph, which the dropped unique constraint did before. Built while the shop sells.
create index concurrently if not exists photo_of_upload on photo (upload_id) where upload_id is not null;
