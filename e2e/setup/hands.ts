import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'

/**
 * Runs in the page: a press of the pointer, a key that acts (Enter, Space off a text field, one with a modifier), a drop
 * and a file dialog count one each, whoever made them; typing none. What a test calls cannot go around it.
 */
function listen(): void {
  const add = (que: string) => {
    const kept = JSON.parse(sessionStorage.getItem('manos') ?? '[]') as string[]
    sessionStorage.setItem('manos', JSON.stringify([...kept, que]))
  }
  const nameOf = (target: EventTarget | null) =>
    target instanceof Element
      ? (
          target.closest('button,a,label,[role]')?.textContent ||
          target.getAttribute('aria-label') ||
          target.tagName
        )
          .trim()
          .slice(0, 40)
      : ''
  const isText = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file'].includes(target.type))
  addEventListener('pointerdown', (event) => add(`press ${nameOf(event.target)}`), true)
  // What the page hands on of it is no second one.
  addEventListener('drop', (event) => event.isTrusted && add(`drop ${nameOf(event.target)}`), true)
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') add(`file dialog ${target.ariaLabel}`)
    },
    true,
  )
  addEventListener(
    'keydown',
    (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (['Control', 'Meta', 'Alt', 'Shift'].includes(key)) return
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        key === 'Enter' ||
        key === 'Tab' ||
        key.startsWith('Arrow') ||
        key === 'Escape'
      )
        add(`key ${key}`)
      else if (!isText(target)) add(`key ${key} on ${nameOf(target)}`)
    },
    true,
  )
}

export type Hands = {
  /** Every hand so far, by name: its length is the count. */
  all: () => Promise<string[]>
}
/** Counts the hands of a page from now on, through every load. */
export async function handsOf(page: Page): Promise<Hands> {
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return { all: () => page.evaluate(() => JSON.parse(sessionStorage.getItem('manos') ?? '[]') as string[]) }
}

type Archivo = { nombre: string; bytes: Uint8Array }
const carpetas: string[] = []
/** Files on the disk, as a person has them; a name may lead through folders. Its folder is thrown away by `emptyHands`. */
export function onDisk(archivos: readonly Archivo[]): { carpeta: string; rutas: string[] } {
  const carpeta = mkdtempSync(path.join(tmpdir(), 'valija-manos-'))
  carpetas.push(carpeta)
  const rutas = archivos.map(({ nombre, bytes }) => {
    const ruta = path.join(carpeta, nombre)
    mkdirSync(path.dirname(ruta), { recursive: true })
    writeFileSync(ruta, bytes)
    return ruta
  })
  return { carpeta, rutas }
}
export const emptyHands = (): void => {
  for (const carpeta of carpetas.splice(0)) rmSync(carpeta, { recursive: true, force: true })
}

/** Drags paths of the disk, files or folders, over a place and lets go: the browser's own drag, not an event made up. */
export async function dropOn(place: Locator, rutas: readonly string[]): Promise<void> {
  const client = await place.page().context().newCDPSession(place.page())
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (box === null) throw new Error('the place to drop on is not on the screen')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const data = { items: [], files: [...rutas], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, ...at, data })
  await client.detach()
}
