// What the page of a partner or a charity says, and which pictures it shows; the form, the API and the mocks
// ask here. None of the numbers is in the specification.

export const pageKinds = ['partner', 'rental', 'dropshipper', 'charity'] as const
export type PageKind = (typeof pageKinds)[number]

/** The texts of a page in the sequence of the form. A field is asked for where `pageFieldsOf` names it. */
export const pageFields = [
  'name',
  'logoText',
  'bannerText',
  'description',
  'moneyDoes',
  'pictureAlt',
] as const
export type PageField = (typeof pageFields)[number]
export type PageTexts = Readonly<Record<PageField, string>>

export const pagePlaces = ['wide', 'narrow', 'logo'] as const
export type PagePlace = (typeof pagePlaces)[number]
export type PagePictures = Readonly<Record<PagePlace, string | null>>

/** What a picture needs at its place, and how large it is shown at most; in pixels. */
export const placeSizes: Record<PagePlace, { least: Size; shown: Size }> = {
  wide: { least: { width: 1216, height: 500 }, shown: { width: 1824, height: 750 } },
  narrow: { least: { width: 808, height: 500 }, shown: { width: 1212, height: 750 } },
  logo: { least: { width: 300, height: 300 }, shown: { width: 160, height: 160 } },
}
type Size = { readonly width: number; readonly height: number }

const textMost: Record<PageField, number> = {
  name: 40,
  logoText: 40,
  bannerText: 90,
  description: 300,
  moneyDoes: 600,
  pictureAlt: 160,
}

/** Returns how many characters a text field of a partner's or charity's page may have. */
export const pageTextMost = (field: PageField): number => textMost[field]

/**
 * Returns the text fields that the page of this kind of supplier has: other ones for a charity than for
 * partners.
 */
export const pageFieldsOf = (kind: PageKind): readonly PageField[] =>
  kind === 'charity'
    ? ['name', 'description', 'moneyDoes', 'pictureAlt']
    : ['logoText', 'bannerText', 'description', 'pictureAlt']

/**
 * Returns the places for pictures that the page of this kind of supplier has: one wide picture for a charity,
 * all places for partners.
 */
export const pagePlacesOf = (kind: PageKind): readonly PagePlace[] =>
  kind === 'charity' ? ['wide'] : pagePlaces

export type PageProblems = Partial<Record<PageField | PagePlace, string>>

const asked: Record<PageField, string> = {
  name: 'Please give the name.',
  logoText: 'Please give the text of the logo.',
  bannerText: 'Please give the text of the banner.',
  description: 'Please describe who this is, in a sentence or two.',
  moneyDoes: 'Please say what the money does.',
  pictureAlt: 'Please say what the picture shows, for people who don’t see it.',
}
const nothing = { name: '', logoText: '', bannerText: '', description: '', moneyDoes: '', pictureAlt: '' }

/**
 * Returns the typed texts of a partner's or charity's page as they are stored: single spaces, none around;
 * fields that this kind of page does not have become empty.
 */
export function pageTextsOf(kind: PageKind, typed: PageTexts): PageTexts {
  const own = pageFieldsOf(kind)
  const kept = pageFields.map((field) => [
    field,
    own.includes(field) ? typed[field].toWellFormed().trim().replaceAll(/\s+/g, ' ') : '',
  ])
  return { ...nothing, ...Object.fromEntries(kept) }
}

function textProblem(field: PageField, text: string): string | undefined {
  if (text === '') return asked[field]
  if (text.length > textMost[field])
    return `This is ${text.length} characters long. The most is ${textMost[field]}.`
  // What a shopper could not read, or would take for a way out of the shop.
  if (/[\p{Cc}\p{Cf}]/u.test(text) || /https?:|www\./i.test(text))
    return 'Please use plain words here, without addresses.'
  return undefined
}

/**
 * Returns a sentence for each text of a partner's or charity's page that is wrong; `{}` when all are fine.
 * The picture's description is needed only where the page `hasPicture`, and is else checked when it is given.
 */
export function pageProblems(kind: PageKind, texts: PageTexts, hasPicture: boolean): PageProblems {
  const told = pageFieldsOf(kind)
    .filter((field) => field !== 'pictureAlt' || hasPicture || texts.pictureAlt !== '')
    .map((field) => [field, textProblem(field, texts[field])] as const)
  return Object.fromEntries(told.filter(([, problem]) => problem !== undefined))
}

/**
 * Returns why a picture of this size (px) can't stand at a place of a partner's page: it is smaller than the
 * place needs. Undefined when it can.
 */
export function placeProblem(place: PagePlace, { width, height }: Size): string | undefined {
  const { least } = placeSizes[place]
  return width < least.width || height < least.height
    ? `This picture is ${width} by ${height} pixels. Its place needs at least ${least.width} by ${least.height}.`
    : undefined
}

export const pageMoved = 'Somebody changed this page meanwhile. Please look at it again before you change it.'

/**
 * Returns the problems of a partner's or charity's page as a list of field and message, in the sequence of
 * its form.
 */
export const pageProblemList = (problems: PageProblems): { field: string; message: string }[] =>
  [...pageFields, ...pagePlaces].flatMap((field) => {
    const message = problems[field]
    return message === undefined ? [] : [{ field, message }]
  })

/** Returns the names of what differs between two states of a page, as its history tells them. */
export const pageFieldWords: Record<PageField | PagePlace, string> = {
  name: 'name',
  logoText: 'text of the logo',
  bannerText: 'text of the banner',
  description: 'description',
  moneyDoes: 'what the money does',
  pictureAlt: 'what the picture shows',
  wide: 'wide picture',
  narrow: 'narrow picture',
  logo: 'logo',
}
