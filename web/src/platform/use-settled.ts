import { useEffect, useState } from 'react'

/**
 * Hook: returns `text` once it has not changed for `pauseMs` milliseconds, and until then the text before;
 * the first text at once.
 */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return settled
}
