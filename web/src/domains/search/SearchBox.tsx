import { searchTextMax } from '@hemline/rules/vocabulary/constants.ts'
import { useLocation, useRouter } from '@tanstack/react-router'
import { Camera, Search, X } from 'lucide-react'
import { type FormEvent, type SyntheticEvent, useRef, useState } from 'react'
import { useDrawnFor } from '../../platform/drawn.ts'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import styles from './SearchBox.module.css'
import type { SearchPanel } from './SearchPanel.tsx'
import { searchHref } from './search-href.ts'

const byPicture = (files: File[] = []) =>
  void import('../image-search/open-picture-sheet.ts').then((code) => code.openPictureSheet({ files }))
/** Takes pictures that are pasted or dropped into the field; words stay the field's. */
const take = (event: SyntheticEvent, { files }: DataTransfer) => {
  const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
  if (!pictures[0]) return
  event.preventDefault()
  // A page that takes pictures anywhere would open its sheet as well.
  event.stopPropagation()
  byPicture(pictures)
}

/**
 * Renders the search field of the header. The field shows the search text of the URL and opens a search on
 * submit.
 */
export function SearchBox() {
  const text = useLocation({
    select: ({ pathname, searchStr }) =>
      pathname.startsWith('/search') ? (new URLSearchParams(searchStr).get('text') ?? '') : '',
  })
  return <Box key={text} text={text.slice(0, searchTextMax)} />
}

/**
 * A search field in a plain form. The code for suggestions loads at the first focus; the form works
 * without it. The field is not the kit's Combobox: it is in the first view, before the code of its list, and
 * the list has groups, links and a button that forgets a search.
 */
function Box({ text }: { text: string }) {
  const router = useRouter()
  const drawn = useDrawnFor() !== undefined
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [Panel, setPanel] = useState<typeof SearchPanel>()
  const ready = () =>
    void import('./SearchPanel.tsx').then(
      (code) => setPanel(() => code.SearchPanel),
      () => {},
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    if (!wanted) return input.current?.focus()
    input.current?.blur()
    void router.navigate({ href: searchHref(wanted) })
  }
  return (
    <search>
      <form
        className={styles.box}
        action="/search"
        onSubmit={submit}
        onPaste={(e) => take(e, e.clipboardData)}
        onDragOver={(e) => e.dataTransfer.types.includes('Files') && e.preventDefault()}
        onDrop={(e) => take(e, e.dataTransfer)}
      >
        <Search size="1.25rem" strokeWidth={1.5} aria-hidden="true" />
        <input
          className={look({ grow: true, shrinks: true, tone: 'ink', ellipsis: true })}
          ref={input}
          name="text"
          aria-label="Search"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          placeholder="Search, or describe what you need"
          maxLength={searchTextMax}
          required={drawn}
          value={typed}
          onChange={(e) => setTyped(e.target.value)}
          onFocus={ready}
        />
        {typed && (
          <PlainButton
            aria-label="Clear search"
            onClick={() => {
              setTyped('')
              input.current?.focus()
            }}
          >
            <X size="1.25rem" strokeWidth={1.5} aria-hidden="true" />
          </PlainButton>
        )}
        <PlainButton aria-label="Search by picture" aria-haspopup="dialog" onClick={() => byPicture()}>
          <Camera size="1.25rem" strokeWidth={1.5} aria-hidden="true" />
        </PlainButton>
        <PlainButton type="submit" className="sr">
          Search
        </PlainButton>
      </form>
      {Panel && <Panel field={input} typed={typed} onType={setTyped} />}
    </search>
  )
}
