// What the search by picture says when it can't answer, for API, site and mocks.

/** Why a picture can't be searched with, as in an address of /image-search/error. */
export const imageSearchReasons = ['unavailable', 'gone', 'full', 'unfit', 'naked'] as const
export type ImageSearchReason = (typeof imageSearchReasons)[number]

type Words = { title: string; message: string; remedy: string }

/** For each reason: the title of its page, what happened, and what helps. */
export const imageSearchWords: Readonly<Record<ImageSearchReason, Words>> = {
  unavailable: {
    title: 'Pictures can’t be searched right now',
    message: 'The search by picture takes a break.',
    remedy: 'Please try again in a few minutes, or search with words until then.',
  },
  gone: {
    title: 'This picture is gone',
    message:
      'Pictures are deleted after an hour, and their links end with them. This one was deleted, or is not shared.',
    remedy: 'Search with another picture, or with the same one again.',
  },
  full: {
    title: 'That is a lot of pictures',
    message: 'You have searched with many pictures within the hour, and there is no room for one more.',
    remedy: 'Please wait until the first ones are deleted, or delete one yourself.',
  },
  unfit: {
    title: 'We can’t search with this picture',
    message: 'We could not make out a piece in it.',
    remedy:
      'A picture of one piece, in good light and before a plain background, works best. We may be wrong: crop it to the piece, then.',
  },
  naked: {
    title: 'We don’t search with this picture',
    message: 'It looks to us like a picture of a person without clothes. It is deleted already.',
    remedy:
      'Please send one in which the piece can be seen, worn or laid out. We may be wrong: crop it to the piece, then.',
  },
}

/** The page of an error whose reason is none that we know. */
export const imageSearchUnknownWords: Words = {
  title: 'That search didn’t work',
  message: 'Something went wrong on the way to what your picture shows.',
  remedy: 'Please try again with the picture.',
}

/** Returns the text as a reason why an image search is refused; undefined for every other text. */
export const imageSearchReasonOf = (text: string | null | undefined): ImageSearchReason | undefined =>
  imageSearchReasons.find((reason) => reason === text)

/**
 * Returns a refusal of an image search as the API answers it: `reason`, and `message` with title and remedy
 * for the shopper. It is returned, not thrown.
 */
export const imageSearchRefusal = (reason: ImageSearchReason) => ({
  __typename: 'ImageSearchRefused' as const,
  reason,
  message: `${imageSearchWords[reason].title}. ${imageSearchWords[reason].remedy}`,
})

/** What happens to a picture, said wherever one is sent or shown. */
export const picturePromise = 'Your picture is deleted after an hour and teaches nobody anything.'

export const imageSearchBands = ['very_close', 'same_cut', 'similar'] as const
export type ImageSearchBand = (typeof imageSearchBands)[number]

/** The headings of the bands, with what they mean. */
export const bandWords: Readonly<Record<ImageSearchBand, { title: string; line: string }>> = {
  very_close: { title: 'Very close', line: 'same kind or cut, color within a shade' },
  same_cut: { title: 'Same cut, another color', line: '' },
  similar: { title: 'In the same spirit', line: 'not the same, and near it' },
}
