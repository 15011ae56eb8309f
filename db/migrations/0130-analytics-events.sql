-- What browsers report of their visits (specification §7, event collector; decision 0190): one row for each event, never changed.
create table analytics_event (
  -- made by the sender, which may send an event again: the second one is dropped
  id uuid primary key,
  received_at timestamptz not null,
  -- when it happened by the sender's clock, corrected by the time of sending where the sender says both
  happened_at timestamptz not null,
  -- the way it came: the three logs, or the tracker protocol
  kind text not null check (kind in ('client_event_log', 'client_page_log', 'item_visibility_log', 'tracker')),
  -- rules/src/analytics/events.ts, or the name of a foreign tracker's own event
  name text not null check (length(name) between 1 and 100),
  -- a page type of specification §2; null where no page of the site has the address
  page_type text,
  platform text check (platform in ('pwa', 'pwa_mobile')),
  -- null where nobody may be named (Global Privacy Control, or the choice on /privacy)
  visitor_id bigint,
  user_id uuid,
  session_id uuid,
  facts jsonb not null check (jsonb_typeof(facts) = 'object')
);
-- Sums of some days are read from this index alone.
create index analytics_event_name on analytics_event (name, received_at) include (visitor_id);
create index analytics_event_received on analytics_event using brin (received_at);
create index analytics_event_visitor on analytics_event (visitor_id) where visitor_id is not null;
create index analytics_event_user on analytics_event (user_id) where user_id is not null;
