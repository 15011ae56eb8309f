import { useState } from 'react'

/**
 * Hook: returns the page of a queue that goes on by key: its number, and the key of the entry that it begins
 * after (null on the first page). `onPage` goes to the next page, after the entry `last`, or back.
 */
export function useKeyPages<Key>() {
  const [ends, setEnds] = useState<readonly Key[]>([])
  const page = ends.length + 1
  const onPage = (wanted: number, last: Key | undefined) => {
    if (wanted < page) setEnds(ends.slice(0, wanted - 1))
    else if (last !== undefined) setEnds([...ends, last])
  }
  return { page, after: ends.at(-1) ?? null, onPage }
}
