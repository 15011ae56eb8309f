// The cases that wait for us, beside the open one: the one before and the next, also by the keys [ and ].
import { GetStaffCasesDocument } from '@hemline/schema/generated/graphql.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { countOf } from '../../platform/format.ts'
import { Row, Text } from '../../ui/layout.tsx'
import styles from './Cases.module.css'

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null

type Steps = { before: string | undefined; next: string | undefined }

/** Opens the case before by [ and the next by ], except while somebody writes. */
function useCaseKeys({ before, next }: Steps) {
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      const code = event.key === '[' ? before : event.key === ']' ? next : undefined
      if (code !== undefined) void navigate({ to: '/employee/cases/$code', params: { code } })
    }
    globalThis.document.addEventListener('keydown', press)
    return () => globalThis.document.removeEventListener('keydown', press)
  }, [before, next, navigate])
}

/**
 * Renders how many cases wait for us, and links (keys "[" and "]") to the waiting cases before and after the
 * open one. Renders nothing when there is neither.
 */
export function CaseQueue({ code }: { code: string }) {
  const [{ data }] = useQuery({
    query: GetStaffCasesDocument,
    variables: { status: 'waiting_for_us', search: null, kind: null, isProposed: false, page: 1 },
    requestPolicy: 'cache-and-network',
  })
  const waiting = data?.staffCases.nodes ?? []
  const at = waiting.findIndex((one) => one.code === code)
  const before = at > 0 ? waiting[at - 1] : undefined
  const next = waiting[at + 1]
  useCaseKeys({ before: before?.code, next: next?.code })
  if (!before && !next) return null
  return (
    <Row as="nav" gap={4} align="baseline" aria-label="Cases that wait for us" className={styles.queue}>
      <Text as="span" size={14} tone="soft" numbers>
        {countOf(data?.staffCases.totalCount ?? 0, 'case')} for us
      </Text>
      {before && (
        <Link
          to="/employee/cases/$code"
          params={{ code: before.code }}
          className="link"
          aria-keyshortcuts="["
          title={before.subject}
        >
          Before <kbd aria-hidden>[</kbd>
        </Link>
      )}
      {next && (
        <Link
          to="/employee/cases/$code"
          params={{ code: next.code }}
          className="link"
          aria-keyshortcuts="]"
          title={next.subject}
        >
          Next <kbd aria-hidden>]</kbd>
        </Link>
      )}
    </Row>
  )
}
