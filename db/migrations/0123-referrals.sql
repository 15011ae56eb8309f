-- Friends who invite friends (decision 0185): everybody's code, and the invitations that came of it.

create table referral_code (
  user_id uuid primary key references user_account (id) on delete cascade,
  -- rules/src/referrals/referrals.ts: lower case, "nora-7k2"
  code text not null unique,
  created_at timestamptz not null
);

create table referral (
  id uuid primary key,
  advocate_id uuid not null references user_account (id) on delete cascade,
  -- specification §3, spelt as there
  status text not null check (status in ('Invitation Sent', 'Account Created', 'Bag Ordered', 'Completed Purchase', 'Rewarded', 'Expired', 'Inelegible')),
  -- why it brings the advocate nothing
  reason text check (reason in ('self', 'household', 'known', 'sent_back', 'limit')),
  -- where an emailed invitation went, in lower case; null for who came by the link
  email text,
  friend_id uuid unique references user_account (id) on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz,
  reminded_at timestamptz,
  joined_at timestamptz,
  gift_ends_at timestamptz,
  order_id uuid unique references purchase_order (id),
  bought_at timestamptz,
  due_at timestamptz,
  rewarded_at timestamptz,
  -- the posting and the credit that the advocate got, once
  credit_drop uuid unique,
  unique (advocate_id, email)
);
create index referral_advocate on referral (advocate_id, created_at desc);
create index referral_email on referral (email) where friend_id is null;
create index referral_open on referral (id) where status not in ('Rewarded', 'Expired', 'Inelegible');
