import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { makeMundo } from '../../mundo/mundo.ts'
import { decimal } from '../dinero.ts'
import { type EstadoDeMuestra, estadoGrande, makeEstados } from './make-estados.ts'

type Opciones = { dir: string; dia: Dia; semilla?: string; filas?: number | null }

/** The statements as files, beside `verdad.json`: what each one truly holds. The big one only when it is asked for. */
export async function writeEstados({ dir, dia, semilla = '', filas = null }: Opciones): Promise<number> {
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  const contexto = { dia, semilla, mundo: makeMundo() }
  const verdades: Record<string, object> = {}
  const save = async (estado: EstadoDeMuestra) => {
    await writeFile(path.join(dir, estado.nombre), estado.bytes)
    verdades[estado.nombre] = told(estado)
  }
  for (const estado of makeEstados(contexto)) await save(estado)
  if (filas !== null) await save(estadoGrande(contexto, filas))
  await writeFile(path.join(dir, 'verdad.json'), `${JSON.stringify(verdades, null, 2)}\n`)
  return Object.keys(verdades).length
}

const told = ({ fuente, verdad, rechazo }: EstadoDeMuestra): object =>
  verdad === null
    ? { fuente, rechazo }
    : {
        fuente,
        ...verdad,
        sumaCargos: decimal(verdad.sumaCargos),
        sumaAbonos: decimal(verdad.sumaAbonos),
        saldoFinal: decimal(verdad.saldoFinal),
      }
