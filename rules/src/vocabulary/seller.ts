// The clean-out service as sellers see it (specification §3, §4).
export const sellerItemStatuses = [
  'listed',
  'sold',
  'expired',
  'reclaimed',
  'pending_sale',
  'unaccepted',
  'no_payout',
  'on_auction',
  'pending_listing',
] as const
export type SellerItemStatus = (typeof sellerItemStatuses)[number]

export const bagTypes = ['bag', 'label'] as const
export type BagType = (typeof bagTypes)[number]

export const cleanoutIncentives = [
  'consignment_window_extended',
  'ncc_credit_40',
  'payout_booster_15',
  'payout_booster_20_ncc',
] as const
export type CleanoutIncentive = (typeof cleanoutIncentives)[number]

export const cleanoutFlowVariants = ['control', 'short_flow', 'long_flow'] as const
export type CleanoutFlowVariant = (typeof cleanoutFlowVariants)[number]

export const cleanoutFlowSteps = ['intro', 'address', 'confirmation'] as const
export const cleanoutModalSteps = ['intro', 'confirmation', 'howItWorks', 'settings'] as const
export const cleanoutNavigations = ['back', 'close', 'forward'] as const

/**
 * Services that a seller chooses with a bag, which decide what happens to its pieces (§2 choose-service).
 */
export const cleanoutServices = ['standard', 'premium', 'donation'] as const
export type CleanoutService = (typeof cleanoutServices)[number]
export type CleanoutFlowStep = (typeof cleanoutFlowSteps)[number]
export type CleanoutModalStep = (typeof cleanoutModalSteps)[number]
export type CleanoutNavigation = (typeof cleanoutNavigations)[number]

/**
 * Methods by which earnings leave the shop (§1): a wallet, a card provider, or a bank account (decision
 * 0207). Store credit and donations are not listed here.
 */
export const cashOutMethods = ['digital_wallet', 'card_provider', 'bank_account'] as const
export type CashOutMethod = (typeof cashOutMethods)[number]

/** Entry points from which a seller orders a kit (§2 Selling). */
export const kitWays = [
  'account',
  'modal',
  'visitor_order',
  'visitor_order_v2',
  'visitor_sell',
  'promo_bag_order',
  'activation',
  'partner',
  'beta',
] as const
export type KitWay = (typeof kitWays)[number]

/**
 * Reasons why a piece is not accepted. Ours: the specification only has reasons for delisting a piece
 * (decision 0071).
 */
export const declineReasons = [
  'flawed',
  'not_authentic',
  'brand_not_taken',
  'category_not_taken',
  'out_of_season',
  'too_worn',
  'not_clean',
  'recalled',
  'low_value',
] as const
export type DeclineReason = (typeof declineReasons)[number]
export const declineReasonLabels: Record<DeclineReason, string> = {
  flawed: 'Damaged: a stain, a hole or a missing part',
  not_authentic: 'We couldn’t confirm that it is authentic',
  brand_not_taken: 'We don’t sell this brand',
  category_not_taken: 'We don’t sell this kind of piece',
  out_of_season: 'Out of season',
  too_worn: 'Too worn: pilling, fading or stretching',
  not_clean: 'Not clean, or with a smell or pet hair',
  recalled: 'Recalled by its maker',
  low_value: 'It would sell for less than it costs to sell it',
}
