import {
  brandQueryMax,
  type DirectoryPlace,
  directoryHref,
  parseBrandQuery,
} from '@hemline/rules/catalogue/brand-directory.ts'
import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Brands.module.css'

/** Long enough to let a fast typist finish a word, short enough not to be noticed. */
const pauseMs = 120

/**
 * Answers while somebody types: the path follows the field, and the field follows
 * the path when one goes back.
 */
export function BrandSearch({ at }: { at: DirectoryPlace }) {
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
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
    <search className={styles.search} data-keeps-focus>
      <Search size={20} strokeWidth={1.5} aria-hidden="true" />
      <label className="sr" htmlFor={id}>
        Find a brand
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="Find a brand"
        maxLength={brandQueryMax}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed && (
        <IconButton
          aria-label="Clear"
          onClick={() => {
            setTyped('')
            input.current?.focus()
          }}
        >
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </search>
  )
}
