// Photos (specification §3).
export const photoSources = ['camera_capture', 'image_upload', 'image_url_import', 'pinterest_board'] as const
export type PhotoSource = (typeof photoSources)[number]

export const photoTypes = ['regular'] as const
export type PhotoType = (typeof photoTypes)[number]
