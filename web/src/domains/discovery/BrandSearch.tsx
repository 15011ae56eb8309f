import {
  brandQueryMax,
  type DirectoryPlace,
  directoryHref,
  parseBrandQuery,
} from '@hemline/rules/catalogue/brand-directory.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../../ui/SearchField.tsx'

/** Long enough to let a fast typist finish a word, short enough not to be noticed. */
const pauseMs = 120

/**
 * Renders the brand directory's search field. The URL follows the typed text after 120 ms, and the field
 * follows the URL on Back.
 */
export function BrandSearch({ at }: { at: DirectoryPlace }) {
  const router = useRouter()
  const [typed, setTyped] = useState(at.query)
  const sent = useRef(at.query)
  const wanted = parseBrandQuery(typed)
  useEffect(() => {
    if (at.query !== sent.current) {
      sent.current = at.query
      setTyped(at.query)
    }
  }, [at.query])
  useEffect(() => {
    if (wanted === sent.current) return undefined
    const timer = setTimeout(() => {
      sent.current = wanted
      const href = directoryHref({ ...at, query: wanted, letter: null, page: 1 })
      void router.navigate({ href, replace: true, resetScroll: false })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [wanted, at, router])
  return (
    <search data-keeps-focus>
      <SearchField
        label="Find a brand"
        placeholder="Find a brand"
        spellCheck={false}
        maxLength={brandQueryMax}
        dir="auto"
        value={typed}
        onType={setTyped}
      />
    </search>
  )
}
