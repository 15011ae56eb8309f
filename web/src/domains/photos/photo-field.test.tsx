import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMockServer } from '../../../mocks/node.ts'
import { PhotoField } from './PhotoField.tsx'

const mocks = createMockServer()
beforeAll(() => mocks.server.listen())
beforeEach(() => {
  mocks.reset()
  mocks.logInAs('tomas@hemline.example')
})
afterEach(cleanup)
afterAll(() => mocks.server.close())

let told: string[] = []
function Piece({ has = [], max }: { has?: string[]; max?: number }) {
  const [value, setValue] = useState(has)
  told = value
  return <PhotoField value={value} onChange={setValue} {...(max ? { max } : {})} />
}
const photo = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], name, { type: 'image/jpeg' })
const shown = () => screen.queryAllByRole('img').map((img) => img.getAttribute('src'))
const drop = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('photos of a piece', () => {
  it('are chosen as files, and seen at once', async () => {
    render(<Piece />)
    await userEvent.upload(screen.getByLabelText('Choose files'), [photo('front.jpg'), photo('back.jpg')])
    await waitFor(() => expect(shown()).toHaveLength(2))
    expect(told.map((id) => `/api/v1.0/photos/${id}`)).toEqual(shown())
    expect(screen.getByText('2 of 12')).toBeTruthy()
  })
  it('are fetched from an address, by Enter too, and refused in plain words', async () => {
    render(<Piece />)
    const field = screen.getByLabelText('Or paste the address of a photo')
    await userEvent.type(field, 'https://photos.example/coat.jpg{Enter}')
    await waitFor(() => expect(shown()).toHaveLength(1))
    await userEvent.type(field, 'http://127.0.0.1/coat.jpg{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We fetch photos from public addresses only.',
    )
    await drop('Forget http://127.0.0.1/coat.jpg')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(shown()).toHaveLength(1)
  })
  it('are nothing but photos, whatever their name says', async () => {
    render(<Piece />)
    await userEvent.upload(screen.getByLabelText('Choose files'), [
      new File(['<svg/>'], 'x.jpg', { type: 'image/jpeg' }),
      photo('front.jpg'),
    ])
    expect((await screen.findByRole('alert')).textContent).toContain('This isn’t a photo.')
    await waitFor(() => expect(shown()).toHaveLength(1))
  })
  it('are put in order and taken out by keyboard, and the hand stays on what moves', async () => {
    render(<Piece has={['11', '12', '13']} />)
    screen.getByRole('button', { name: 'Move photo 3 forward' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(told).toEqual(['11', '13', '12'])
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Move photo 2 forward'),
    )
    await userEvent.keyboard('{Enter}')
    expect(told).toEqual(['13', '11', '12'])
    await drop('Remove photo 2')
    expect(told).toEqual(['13', '12'])
    expect(screen.getByRole('status').textContent).toBe('Photo 2 is taken out.')
  })
  it('are as many as a piece may have, and the others are named', async () => {
    render(<Piece has={['11']} max={2} />)
    await userEvent.upload(screen.getByLabelText('Choose files'), [
      photo('a.jpg'),
      photo('b.jpg'),
      photo('c.jpg'),
    ])
    await waitFor(() => expect(shown()).toHaveLength(2))
    expect(screen.getByRole('status').textContent).toBe('A piece has at most 2 photos: 2 files left out.')
    expect((screen.getByLabelText('Choose files') as HTMLInputElement).disabled).toBe(true)
  })
})
