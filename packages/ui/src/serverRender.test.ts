/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MessagesProvider } from './index.ts'

type Stories = Parameters<typeof composeStories<Record<string, never>>>[0]
const files = import.meta.glob<Stories>('./**/*.stories.tsx', { eager: true })

setProjectAnnotations({})

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(Object.entries(files))('a server renders every story of %s', (_, stories) => {
  it.each(Object.entries(composeStories(stories) as Record<string, ComponentType>))('%s', (_, Story) => {
    const complaints = vi.spyOn(console, 'error')
    const html = renderToString(
      createElement(MessagesProvider, { locale: 'en-IN', messages: {}, children: createElement(Story) }),
    )
    expect(complaints.mock.calls).toEqual([])
    // No part brings styles or scripts of its own: a strict Content-Security-Policy must pass.
    expect(html).not.toMatch(/<(style|script)\b/)
  })
})
