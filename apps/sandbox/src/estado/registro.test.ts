import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openRegistro } from './registro.ts'

it('keeps what was written and forgets a half-written line', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'registro-'))
  const uno = openRegistro<{ n: number }>(dir, 'x.jsonl')
  uno.append([{ n: 1 }, { n: 2 }])
  uno.close()
  appendFileSync(path.join(dir, 'x.jsonl'), '{"n":3')
  const dos = openRegistro<{ n: number }>(dir, 'x.jsonl')
  expect(dos.previos).toEqual([{ n: 1 }, { n: 2 }])
  dos.append([{ n: 4 }])
  dos.close()
  const tres = openRegistro<{ n: number }>(dir, 'x.jsonl')
  expect(tres.previos.map((e) => e.n)).toEqual([1, 2, 4])
  tres.close()
  rmSync(dir, { recursive: true })
})
