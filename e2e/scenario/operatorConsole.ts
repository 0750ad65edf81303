import type { Browser, Locator, Page } from '@playwright/test'
import type { SandboxProcess } from './sandboxProcess.ts'
import { demoLogin, expect } from './test.ts'

export async function openConsole(page: Page, sandbox: SandboxProcess): Promise<string> {
  const { userName, password, transactionCode } = await sandbox.account('administrator')
  await page.goto('/console')
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Markets' })).toBeVisible()
  return transactionCode ?? ''
}

export const openSection = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

export async function visitor(browser: Browser, sandbox: SandboxProcess): Promise<Page> {
  const context = await browser.newContext({ baseURL: sandbox.url })
  const page = await context.newPage()
  await page.goto('/')
  await demoLogin(page)
  return page
}

/** The first row with this text. */
export const rowOf = (page: Page, words: string): Locator =>
  page.getByRole('listitem').filter({ hasText: words }).first()
