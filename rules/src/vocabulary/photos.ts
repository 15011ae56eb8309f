// Photos (specification §3).
export const photoSources = ['camera_capture', 'image_upload', 'image_url_import', 'pinterest_board'] as const
export type PhotoSource = (typeof photoSources)[number]

export const photoTypes = ['regular'] as const
export type PhotoType = (typeof photoTypes)[number]

/** What shows a photograph that concerns one shopper (decision 0172). */
export const privatePhotoUses = [
  'return',
  'return_outcome',
  'case',
  'image_search',
  'direct_listing',
] as const
export type PrivatePhotoUse = (typeof privatePhotoUses)[number]
