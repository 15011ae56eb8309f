// The pictures that people of the mocks search with.
import type { ImageSearchSource } from '@hemline/schema/generated/types.ts'

export type MockPictureFind = {
  box: { left: number; top: number; width: number; height: number }
  /** The piece that this part of the picture shows. */
  itemNumber: number
}
export type MockImageSearch = {
  id: string
  owner: string
  source: ImageSearchSource
  pictureUrl: string
  width: number
  height: number
  finds: MockPictureFind[]
  /** True where the picture shows nothing that is like a piece. */
  isUnsure: boolean
  expiresAt: number
  shared: boolean
}
