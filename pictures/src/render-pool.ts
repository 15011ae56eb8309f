// Drawing and encoding take up to seconds, so they happen elsewhere. In processes, not threads: the
// rasteriser answers some drawings by ending its whole process, which must not be the shop's. One that dies
// or hangs is replaced, and one that rests ends and gives its memory back.
import { type ChildProcess, fork } from 'node:child_process'
import type { ArtSpec } from './art/draw.ts'
import { NobodyWaits } from './draw-queue.ts'
import type { Format } from './picture-cache.ts'
import type { RenderAnswer, RenderOrder } from './render-worker.ts'

/** Makes the master of a drawing; may end early, by an error, when it is `stopped`. */
export type Render = (spec: ArtSpec, width: number, stopped?: AbortSignal) => Promise<Buffer>
/** Makes a file of a master; a JPEG is the card of a shared link. */
export type Encode = (
  master: Buffer,
  size: { width: number; format: Format; isWhole?: boolean },
  stopped?: AbortSignal,
) => Promise<Buffer>

type Job = {
  order: RenderOrder
  resolve: (image: Buffer) => void
  reject: (error: Error) => void
  stopped: AbortSignal | undefined
}
type Seat = { worker?: ChildProcess; job?: Job; timer?: NodeJS.Timeout }

const longestRender = 60_000
const longestRest = 60_000
/**
 * So long a drawing goes on that nobody waits for any more: most are done by then, and a crowd that comes and
 * goes makes no new processes.
 */
const longestUnwanted = 3000

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** A worker without a job does not keep the shop's process alive, and is ended after a minute. */
const rest = (seat: Seat) => {
  const { worker } = seat
  worker?.unref()
  worker?.channel?.unref()
  seat.timer = setTimeout(() => {
    delete seat.worker
    worker?.kill()
  }, longestRest).unref()
}

const wake = (worker: ChildProcess) => {
  worker.ref()
  worker.channel?.ref()
}

/** Ends the seat's job, if it has one, and lets the next one sit down. */
const leave = (seat: Seat, settle: (job: Job) => void, next: () => void) => {
  const { job } = seat
  clearTimeout(seat.timer)
  delete seat.job
  rest(seat)
  if (job) settle(job)
  next()
}

const startWorker = (seat: Seat, next: () => void) => {
  const worker = fork(new URL('./render-worker.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
  })
  const fail = (error: unknown) => {
    if (seat.worker !== worker) return
    delete seat.worker
    leave(seat, (job) => job.reject(asError(error)), next)
  }
  worker.on('message', (answer: RenderAnswer | object) => {
    if (seat.worker !== worker) return
    if ('image' in answer) leave(seat, (job) => job.resolve(Buffer.from(answer.image)), next)
    // Under `node --watch` a process also tells its parent which files it reads: no answer to anything.
    else if ('failure' in answer) leave(seat, (job) => job.reject(new Error(answer.failure)), next)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('a render process ended')))
  return worker
}

/** The process is in the middle of something nobody waits for: another one takes its place. */
const abandon = (seat: Seat, next: () => void) => {
  const { worker } = seat
  delete seat.worker
  worker?.kill('SIGKILL')
  leave(seat, (job) => job.reject(new NobodyWaits()), next)
}

type Rules = { next: () => void; unwantedMs: number }

const takeJob = (seat: Seat, job: Job, { next, unwantedMs }: Rules) => {
  clearTimeout(seat.timer)
  const worker = seat.worker?.connected ? seat.worker : startWorker(seat, next)
  seat.worker = worker
  seat.job = job
  seat.timer = setTimeout(() => worker.kill('SIGKILL'), longestRender)
  const giveUpSoon = () => {
    if (seat.job !== job) return
    clearTimeout(seat.timer)
    seat.timer = setTimeout(() => abandon(seat, next), unwantedMs)
  }
  job.stopped?.addEventListener('abort', giveUpSoon, { once: true })
  wake(worker)
  worker.send(job.order)
}

/**
 * Makes a pool that draws and encodes in `size` processes, which start with the first picture; jobs wait in
 * the order of their arrival, and one that was aborted meanwhile is rejected with NobodyWaits. `close` ends
 * the processes and rejects the pictures that still wait.
 */
export const createRenderPool = (size: number, unwantedMs = longestUnwanted) => {
  const seats: Seat[] = Array.from({ length: size }, () => ({}))
  const waiting: Job[] = []
  let isClosed = false

  const next = () => {
    const seat = seats.find((one) => !one.job)
    const job = seat && !isClosed ? waiting.shift() : undefined
    if (!seat || !job) return
    if (job.stopped?.aborted) job.reject(new NobodyWaits())
    else takeJob(seat, job, { next, unwantedMs })
    next()
  }

  const order = (wanted: RenderOrder, stopped?: AbortSignal) =>
    new Promise<Buffer>((resolve, reject) => {
      if (isClosed) return reject(new Error('pictures are closed'))
      waiting.push({ order: wanted, resolve, reject, stopped })
      next()
    })
  const render: Render = (spec, width, stopped) => order({ spec, width }, stopped)
  const encode: Encode = (master, size, stopped) => order({ master, ...size }, stopped)

  const close = () => {
    isClosed = true
    for (const job of waiting.splice(0)) job.reject(new Error('pictures are closed'))
    for (const seat of seats) seat.worker?.kill()
  }

  return { render, encode, close }
}
