// The camera of the device: its stream, a photo from it, and how bright and sharp its picture is.
import { useEffect, useRef, useState } from 'react'

/** Returns whether the browser has an API to open a camera. */
export const hasCamera = (): boolean => typeof globalThis.navigator.mediaDevices?.getUserMedia === 'function'

/**
 * Hook: asks for the camera at the back of the device and returns its stream; null until it is there. Calls
 * `onRefused` when there is none or it is not allowed; stops the camera on unmount.
 */
export function useCamera(onRefused: () => void): MediaStream | null {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const refused = useRef(onRefused)
  refused.current = onRefused
  useEffect(() => {
    let isOver = false
    let opened: MediaStream | undefined
    const stop = () => {
      for (const track of opened?.getTracks() ?? []) track.stop()
    }
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 } }, audio: false })
      .then((found) => {
        opened = found
        if (isOver) stop()
        else setStream(found)
      })
      .catch(() => isOver || refused.current())
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return stream
}

/**
 * Takes a JPEG photo of a video's present picture, in the video's own size; null before the first picture.
 */
export function shoot(seen: HTMLVideoElement): Promise<Blob | null> {
  if (seen.videoWidth === 0) return Promise.resolve(null)
  const canvas = Object.assign(document.createElement('canvas'), {
    width: seen.videoWidth,
    height: seen.videoHeight,
  })
  canvas.getContext('2d')?.drawImage(seen, 0, 0)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
}

const previewEdge = 160

/**
 * Draws a photo that is on its way as a small square picture and returns the picture's address; undefined
 * where the browser can't. It is a data address: the pages of the shop show no blob addresses.
 */
export async function smallPictureOf(photo: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(photo)
    const edge = Math.min(picture.width, picture.height)
    const canvas = Object.assign(document.createElement('canvas'), {
      width: previewEdge,
      height: previewEdge,
    })
    const left = (picture.width - edge) / 2
    const top = (picture.height - edge) / 2
    canvas.getContext('2d')?.drawImage(picture, left, top, edge, edge, 0, 0, previewEdge, previewEdge)
    picture.close()
    return canvas.toDataURL('image/jpeg', 0.8)
  } catch {
    return undefined
  }
}

/** How a picture is: both from 0 to 1, where a usual photo in daylight is above 0.25 and above 0.1. */
export type Sight = { light: number; sharpness: number }

/**
 * Returns how bright and how sharp RGBA pixels in rows of `width` are, both 0 to 1: the mean luminance; and
 * ten times the mean difference in luminance between neighbors in a row, of which each counts 0.1 at most.
 */
export function sightOf(pixels: Uint8ClampedArray, width: number): Sight {
  const lumas = Array.from({ length: pixels.length / 4 }, (_, i) => {
    const red = pixels[i * 4] ?? 0
    const green = pixels[i * 4 + 1] ?? 0
    const blue = pixels[i * 4 + 2] ?? 0
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  })
  const sum = lumas.reduce((all, one) => all + one, 0)
  const edges = lumas.reduce(
    (all, one, i) => (i % width === 0 ? all : all + Math.min(0.1, Math.abs(one - (lumas[i - 1] ?? one)))),
    0,
  )
  const count = Math.max(1, lumas.length)
  return { light: sum / count, sharpness: Math.min(1, (edges / count) * 10) }
}

const everyMs = 600
const sampleWidth = 96
const sampleHeight = 120

/**
 * Hook: measures light and sharpness (0 to 1, see sightOf) of a running video's picture every 0.6 seconds
 * while `isSeeing`; undefined before the first measurement.
 */
export function useSight(video: { readonly current: HTMLVideoElement | null }, isSeeing: boolean) {
  const [sight, setSight] = useState<Sight>()
  useEffect(() => {
    if (!isSeeing) return undefined
    const size = { width: sampleWidth, height: sampleHeight }
    const pen = Object.assign(document.createElement('canvas'), size).getContext('2d', {
      willReadFrequently: true,
    })
    const timer = setInterval(() => {
      if (!pen || !video.current) return
      pen.drawImage(video.current, 0, 0, sampleWidth, sampleHeight)
      setSight(sightOf(pen.getImageData(0, 0, sampleWidth, sampleHeight).data, sampleWidth))
    }, everyMs)
    return () => clearInterval(timer)
  }, [video, isSeeing])
  return sight
}
