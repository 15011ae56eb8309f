// Tables about the shop and about work in it. Employees are named by a number, since somebody must be able to
// ask who did what; an employee's account is closed by the house.
import type { TableMap } from './table-map.ts'

const nobody = (none: string): TableMap => ({ topic: 'shop', why: 'About pieces, places and pages.', none })
const work = (keep: string, none: string): TableMap => ({
  topic: 'work',
  why: 'Says which employee did what, by a number.',
  keep,
  none,
})

export const shopTables: Readonly<Record<string, TableMap>> = {
  brand: nobody('id name slug tier may_run_small plain_name letter house'),
  category: nobody('id parent_id name slug path department_tags size_category rank'),
  color: nobody('name hex rank'),
  department: nobody('tag name rank'),
  size: nobody('sizing_id label size_category size_group department_group rank'),
  size_chart: nobody('name title is_standard note columns rows rank'),
  favorite_watch: nobody('one holds_seen_at'),
  follow_watch: nobody('one listed_seen_at'),
  feature_flag: {
    topic: 'work',
    why: 'Names accounts that test a feature, by a number.',
    keep: 'always_for',
    none: 'name description enabled rollout_percent',
  },
  gift_card_template: nobody('id slug name rank'),
  help_article: nobody('slug topic question answer_markdown links rank'),
  landing_page: nobody('slug title intro filters blocks rank'),
  legal_document: nobody('slug title body_markdown updated_on rank'),
  ledger_snapshot_mark: nobody('is_only upto'),
  migration: nobody('name sha256 applied_at'),
  outbox: nobody('id item_number created_at attempts not_before last_error lane'),
  item_look: nobody('item_number photo_id version look'),
  photo: nobody('id item_number photo_number aspect_ratio type caption art upload_id'),
  points_offer: nobody('cohort multiplier_percent everybody starts_at ends_at'),
  promotion: nobody(
    'code type kind name title description legalese badge cohort automatic free_shipping target rules first_order_only once_per_shopper starts_at ends_at rank',
  ),
  rescue_box: nobody('id group_id order_id pieces grams price_cents made_at paid_at released_at'),
  rescue_group: nobody('id kind size tier condition'),
  rescue_piece: nobody('item_number group_id source grams shelved_at box_id from_state lost_at'),
  search_change: nobody('id item_number kind was_cents at told_until'),
  search_term: {
    topic: 'shop',
    why: 'How often a text was searched for, by at least three people.',
    none: 'text searchers found counted_at',
  },
  seed_run: nobody('profile items loaded_at'),
  sitemap_file: nobody('kind number url_count last_changed first_item last_item addresses built_at'),
  supplier: nobody('id name slug kind active profile'),
  third_party_seller: nobody('id name seller_type city state'),
  user_alert: nobody(
    'id kind header body action_label action_link image_url tier_id starts_at ends_at stopped_at priority logged_in countries roles tiers has_bought has_sold flag platforms from_version until_version treatments created_at',
  ),
  warehouse: nobody('id code city state nickname'),
  zip_place: nobody('zip city state'),
  home_edit_piece: nobody('edit_id item_number place'),
  login_throttle: {
    topic: 'account',
    link: { keyed: 'key' },
    rows: 'delete',
    why: 'Counts tries, so that passwords can’t be guessed; deleted after a day in any case.',
    erase: 'key',
    none: 'failures window_started_at blocked_until',
  },
  idempotency_key: {
    topic: 'shop',
    why: 'Numbers of requests, so that one that is sent twice is done once.',
    none: 'key operation response created_at',
  },
  photo_upload: {
    topic: 'messages',
    link: { of: [{ table: 'private_photo', column: 'id', its: 'upload_id' }] },
    why: 'Your photographs and their files are deleted. Photographs of pieces name an employee by a number.',
    erase: 'uploaded_by source_url',
    none: 'id source width height bytes created_at',
    hidden: 'uploaded_by source_url',
  },
  home_edit: work('changed_by', 'id title words starts_at ends_at changed_at'),
  job_event: work('actor_id', 'id job_id task kind reason at'),
  seller_return: work(
    'picked_by packed_by sent_by',
    'item_number status picked_at packed_at carrier tracking_code sent_at',
  ),
  desk_view: {
    topic: 'work',
    link: { user: 'user_id' },
    rows: 'delete',
    why: 'Views of the desk that an employee saved.',
    erase: 'user_id',
    none: 'id screen name query place created_at',
  },
  person_search: {
    topic: 'work',
    link: { user: 'user_id' },
    why: 'An employee’s look at people’s data is written down for a year, so that misuse can be found.',
    keep: 'user_id at text found',
    none: 'id',
  },
  role_grant: {
    topic: 'work',
    link: { user: 'user_id' },
    rows: 'delete',
    why: 'An account without a person has no rights.',
    erase: 'user_id role',
  },
}
