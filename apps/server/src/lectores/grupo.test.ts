import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createGrupo, type Grupo, type LimitesDeGrupo } from './grupo.ts'
import type { Respuesta } from './proceso.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'lectores-'))
afterAll(() => rmSync(dir, { recursive: true }))
const open: Grupo[] = []
afterEach(() => {
  for (const grupo of open.splice(0)) grupo.stop()
})

const limites: LimitesDeGrupo = {
  procesos: 1,
  cpuMs: 20_000,
  relojMs: 60_000,
  megabytes: 256,
  montonMb: 128,
  enEspera: { porPersona: 100, total: 100 },
  costosoMs: 60_000,
  esperaMs: 60_000,
  ocioMs: 60_000,
}
/** A group whose readers do with every word what `cuerpo` says; `di(x)` answers. */
function grupoDe(nombre: string, cuerpo: string, otros: Partial<LimitesDeGrupo> = {}): Grupo {
  const file = path.join(dir, `${nombre}.mjs`)
  writeFileSync(
    file,
    `import { serialize } from 'node:v8'
    import { endOnFault } from '${path.join(import.meta.dirname, 'sin-memoria.ts')}'
    endOnFault()
    process.on('disconnect', () => process.exit(0))
    process.on('message', async ({ id, palabra }) => {
      const di = (salida) => process.send({ id, salida: serialize(salida) })
      ${cuerpo}
    })`,
  )
  const grupo = createGrupo(file, { ...limites, ...otros })
  open.push(grupo)
  return grupo
}
const said = (respuesta: Respuesta<unknown>) => ('salida' in respuesta ? respuesta.salida : respuesta.falla)
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const quienSoy = `di(process.pid)`

describe('[VII-B1] a reader', () => {
  it('is kept between files and reads one at a time', async () => {
    const grupo = grupoDe(
      'turnos',
      `globalThis.n = (globalThis.n ?? 0) + 1; if (globalThis.n > 1) process.exit(1); setTimeout(() => { globalThis.n -= 1; ${quienSoy} }, 20)`,
    )
    const read = await Promise.all(['a', 'b', 'c', 'd'].map((quien) => grupo.leer(quien, {})))
    expect(new Set(read.map(said)).size).toBe(1)
    expect(grupo.uso().procesos).toBe(1)
  })
  it('keeps new objects in little: memory that a file needs for a moment is not memory of its process', async () => {
    const grupo = grupoDe(
      'jovenes',
      `let kept = []
      for (let i = 0; i < 1e6; i++) {
        kept.push({ i, texto: 'x' + i })
        if (kept.length > 2e5) kept = []
      }
      const { getHeapSpaceStatistics } = await import('node:v8')
      di(getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size / 2 ** 20)`,
    )
    expect(said(await grupo.leer('a', {}))).toBeLessThanOrEqual(24)
  })
  it('in a loop without end is ended when its processor time is used up; the next file gets a new one', async () => {
    const grupo = grupoDe('lento', `if (palabra === 'x') for (;;); ${quienSoy}`, { cpuMs: 500 })
    const [bad, good] = await Promise.all([
      grupo.leer('a', { palabra: 'x' }),
      grupo.leer('b', { palabra: 'a' }),
    ])
    expect(said(bad)).toBe('tiempoAgotado')
    expect(said(good)).toBeTypeOf('number')
    expect(grupo.uso().procesos).toBe(2)
  })
  it.each([
    ['cost much', quienSoy],
    ['cost much and end their reader', 'process.exit(3)'],
  ])('is always left for whoever asks little: people whose files %s share the others', async (que, fin) => {
    const grupo = grupoDe(
      que.replaceAll(' ', '-'),
      `const gastado = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000; const fin = gastado() + palabra; while (gastado() < fin); ${fin}`,
      { procesos: 2, costosoMs: 100 },
    )
    await Promise.all(['a', 'b'].map((quien) => grupo.leer(quien, { palabra: 200 })))
    const order: string[] = []
    const read = (quien: string, palabra: number) =>
      grupo.leer(quien, { palabra }).then(() => order.push(quien))
    await Promise.all([read('a', 500), read('b', 500), read('c', 1)])
    expect(order).toEqual(['c', 'a', 'b'])
  })
  it('is given up by who reads at length while all do and somebody else waits, and then read to its end', async () => {
    const grupo = grupoDe(
      'cede',
      `const gastado = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000; const fin = gastado() + palabra; while (gastado() < fin); ${quienSoy}`,
      { procesos: 2, costosoMs: 100, relojMs: 300_000, esperaMs: 300_000 },
    )
    const order: string[] = []
    const read = async (quien: string, palabra: number) => {
      const answer = said(await grupo.leer(quien, { palabra }))
      order.push(quien)
      return answer
    }
    const answers = await Promise.all([read('a', 1_000), read('b', 1_000), read('c', 1)])
    expect(order[0]).toBe('c')
    expect(answers).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)])
    // One began anew; neither is stopped a second time for the other.
    expect(grupo.uso().procesos).toBe(3)
  })
  it('that only waits is ended by the clock, and the file is not to blame', async () => {
    const grupo = grupoDe('duerme', `if (palabra !== 'x') ${quienSoy}`, { relojMs: 300 })
    expect(said(await grupo.leer('a', { palabra: 'x' }))).toBe('ocupado')
  })
  it.each([
    ['slowly', `const all = []; setInterval(() => all.push(Buffer.alloc(20_000_000, 1)), 10)`],
    [
      'at once',
      `const all = []; for (let i = 0; i < 400; i++) all.push(Buffer.alloc(20_000_000, 1)); di('leído')`,
    ],
    ['in the heap of JavaScript', `const all = []; for (;;) all.push(new Array(100_000).fill({}))`],
  ])('that takes more memory than it may, %s, is ended at its bound', async (nombre, cuerpo) => {
    const grupo = grupoDe(`goloso ${nombre}`, `if (palabra === 'x') { ${cuerpo} } else ${quienSoy}`)
    expect(said(await grupo.leer('a', { palabra: 'x' }))).toBe('memoriaAgotada')
    expect(said(await grupo.leer('a', { palabra: 'a' }))).toBeTypeOf('number')
    // The kernel's bound stands where the one that is looked at does.
    expect(grupo.uso().picoMb).toBeLessThan(256 + 16)
  })
  it('that falls is one file lost', async () => {
    const grupo = grupoDe('cae', `if (palabra === 'x') process.exit(7); ${quienSoy}`)
    const read = await Promise.all(['a', 'x', 'a'].map((palabra) => grupo.leer('a', { palabra })))
    expect(read.map(said)).toEqual([expect.any(Number), 'lectorCaido', expect.any(Number)])
  })
  it('that has grown is replaced', async () => {
    const grupo = grupoDe('crece', `globalThis.all = Buffer.alloc(150_000_000, 1); ${quienSoy}`)
    const [first, second] = [said(await grupo.leer('a', {})), said(await grupo.leer('a', {}))]
    expect(first).not.toBe(second)
    await expect.poll(() => isAlive(first as number)).toBe(false)
  })
  it('goes away when nobody needs it, and when the group stops', async () => {
    const grupo = grupoDe('ocio', quienSoy, { ocioMs: 10 })
    const first = said(await grupo.leer('a', {})) as number
    await expect.poll(() => isAlive(first)).toBe(false)
    const second = said(await grupo.leer('a', {})) as number
    grupo.stop()
    await expect.poll(() => isAlive(second)).toBe(false)
    expect(said(await grupo.leer('a', {}))).toBe('lectorCaido')
  })
})

describe('[VI-A2] the queue for the readers', () => {
  it('[VII-B1] one person never has all the readers: a file of another is read while the first one blocks', async () => {
    const grupo = grupoDe('acapara', `if (palabra !== 'x') ${quienSoy}`, { procesos: 2 })
    const blocked = Array.from({ length: 50 }, () => grupo.leer('a', { palabra: 'x' }))
    expect(said(await grupo.leer('b', { palabra: 'a' }))).toBeTypeOf('number')
    grupo.stop()
    expect((await Promise.all(blocked)).map(said)).toEqual(Array.from({ length: 50 }, () => 'lectorCaido'))
  })
  it('has an end, and nobody waits in it longer than is bearable', async () => {
    const grupo = grupoDe('cola', `if (palabra !== 'x') ${quienSoy}`, {
      enEspera: { porPersona: 1, total: 2 },
      esperaMs: 50,
    })
    const reading = grupo.leer('a', { palabra: 'x' })
    const waits = grupo.leer('a', { palabra: 'b' })
    expect(said(await grupo.leer('a', { palabra: 'c' }))).toBe('ocupado')
    expect(said(await waits)).toBe('ocupado')
    grupo.stop()
    expect(said(await reading)).toBe('lectorCaido')
  })
  it('what is known when the turn comes is not read', async () => {
    const grupo = grupoDe('sabido', quienSoy)
    const known = { falla: 'tiempoAgotado' } as const
    expect(await grupo.leer('a', {}, () => known)).toBe(known)
    expect(grupo.uso().procesos).toBe(0)
  })
})
