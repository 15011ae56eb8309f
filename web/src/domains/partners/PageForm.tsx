// The form in which the page of a partner or a charity is written, with a preview of the page.
import {
  type PageField,
  type PagePlace,
  pageFieldsOf,
  pageFieldWords,
  pagePlacesOf,
  pageProblemList,
  pageProblems,
  pageTextMost,
  pageTextsOf,
} from '@hemline/rules/partners/pages.ts'
import { SetSupplierPageDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { previewOf } from '../photos/photo-wire.ts'
import { PagePicture } from './PagePicture.tsx'
import { PagePreview } from './PagePreview.tsx'
import type { SupplierPage } from './page-type.ts'

type Problems = Partial<Record<string, string>>

const labels: Record<PageField, string> = {
  name: 'Name',
  logoText: 'Text of the logo',
  bannerText: 'Text of the banner',
  description: 'Description',
  moneyDoes: 'What the money does',
  pictureAlt: 'What the picture shows',
}
const hints: Partial<Record<PageField, string>> = {
  pictureAlt: 'For people who don’t see the picture.',
  moneyDoes: 'An example says more than a promise.',
}
const long: readonly PageField[] = ['description', 'moneyDoes']
const placeLabels: Record<PagePlace, string> = {
  wide: 'Wide picture',
  narrow: 'Picture for phones',
  logo: 'Logo',
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Sent = Partial<Record<PagePlace, string>>

const textsIn = ({ kind, ...page }: SupplierPage) => pageTextsOf(kind, page)

/** Holds what is typed and sent of a page, and saves it. */
function usePageForm(page: SupplierPage) {
  const [texts, setTexts] = useState(() => textsIn(page))
  const [sent, setSent] = useState<Sent>({})
  const [problems, setProblems] = useState<Problems>({})
  const [failed, setFailed] = useState<string>()
  const [tries, setTries] = useState(0)
  const [{ fetching }, set] = useMutation(SetSupplierPageDocument)
  const urlOf = (place: PagePlace) => {
    const id = sent[place]
    return id === undefined ? (page[place] ?? null) : previewOf(id)
  }
  const type = (field: PageField, text: string) => {
    setTexts((before) => ({ ...before, [field]: text }))
    setProblems((before) => ({ ...before, [field]: undefined }))
  }
  const take = (place: PagePlace, id: string) => {
    setSent((before) => ({ ...before, [place]: id }))
    setProblems((before) => ({ ...before, [place]: undefined }))
  }
  const save = async () => {
    const typed = pageTextsOf(page.kind, texts)
    const wrong = pageProblems(page.kind, typed, urlOf('wide') !== null)
    setProblems(wrong)
    setFailed(undefined)
    setTries((before) => before + 1)
    if (Object.keys(wrong).length > 0) return
    const { slug, version } = page
    const { data, error } = await set({ input: { slug, version, ...typed, ...sent } })
    const answer = data?.setSupplierPage
    if (answer?.__typename === 'SupplierPagePayload') {
      setSent({})
      showToast({ text: 'The page is changed.' })
    } else if (answer) {
      setProblems(Object.fromEntries(answer.problems.map((one) => [one.field, one.message])))
      if (answer.problems.length === 0) setFailed(answer.message)
    } else setFailed(friendlyError(error, 'generic'))
  }
  return { texts, type, take, urlOf, problems, failed, tries, fetching, save }
}

/**
 * Renders the form of a page for its writers; what is typed is shown below as shoppers would see it. Problems
 * stand at their fields. A press while a picture is being uploaded saves the page once the upload has ended,
 * and saves nothing if the picture is refused.
 */
export function PageForm({ page }: { page: SupplierPage }) {
  const { texts, type, take, urlOf, problems, failed, tries, fetching, save } = usePageForm(page)
  const [coming, setComing] = useState<readonly PagePlace[]>([])
  const [isWaiting, setWaiting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (coming.length > 0) setWaiting(true)
    else if (!fetching) void save()
  }
  const isDue = isWaiting && coming.length === 0
  useEffect(() => {
    if (!isDue) return
    setWaiting(false)
    void save()
  })
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const field = (name: PageField) => ({
    name,
    label: labels[name],
    hint: `${hints[name] ? `${hints[name]} ` : ''}${texts[name].length} of ${pageTextMost(name)} characters`,
    value: texts[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
  })
  return (
    <Stack gap={8}>
      <form ref={form} noValidate aria-label={`The page of ${page.title}`} onSubmit={submit}>
        <Stack gap={5} upTo="form">
          <ErrorSummary
            tries={tries}
            problems={pageProblemList(problems).map(({ field: name, message }) => ({
              name,
              message:
                name in placeLabels ? `${capital(pageFieldWords[name as PagePlace])}: ${message}` : message,
              focus: () => focus(name),
            }))}
          />
          {pageFieldsOf(page.kind)
            .filter((name) => name !== 'pictureAlt')
            .map((name) =>
              long.includes(name) ? (
                <AreaField key={name} rows={3} {...field(name)} />
              ) : (
                <Field key={name} autoComplete="off" {...field(name)} />
              ),
            )}
          {pagePlacesOf(page.kind).map((place) => (
            <PagePicture
              key={place}
              place={place}
              label={page.kind === 'charity' ? 'Picture' : placeLabels[place]}
              url={urlOf(place)}
              problem={problems[place]}
              onSent={(id) => take(place, id)}
              onRefused={() => setWaiting(false)}
              onUnderWay={(isUnderWay) =>
                setComing((before) =>
                  isUnderWay ? [...before, place] : before.filter((one) => one !== place),
                )
              }
            />
          ))}
          <Field autoComplete="off" {...field('pictureAlt')} />
          {failed && (
            <Note mood="bad" role="alert">
              {failed}
            </Note>
          )}
          <div>
            <Button type="submit" busy={fetching || isWaiting}>
              Change the page
            </Button>
          </div>
        </Stack>
      </form>
      <PagePreview page={page} texts={texts} urlOf={urlOf} />
    </Stack>
  )
}
