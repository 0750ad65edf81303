/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

const files = import.meta.glob<Record<string, unknown>>('./**/*.stories.tsx', { eager: true })
const storiesOf = (file: Record<string, unknown>) =>
  Object.entries(composeStories(file as never) as Record<string, ComponentType>)

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(Object.entries(files))('a server renders every story of %s', (_, file) => {
  it.each(storiesOf(file))('%s', (_, Story) => {
    const complaints = vi.spyOn(console, 'error')
    const html = renderToString(createElement(Story))
    expect(complaints.mock.calls).toEqual([])
    // No component writes styles or scripts at run time, so that a strict Content-Security-Policy passes.
    expect(html).not.toMatch(/<(style|script)\b/)
  })
})
