import path from 'node:path'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import { createAnt } from '../../apps/server/src/adapters/ant/ant-http.ts'
import { ExternalSystemError } from '../../apps/server/src/adapters/external-system-error.ts'
import { createReservas } from '../../apps/server/src/adapters/reservas/reservas-http.ts'
import { createValija, type Valija } from '../../apps/server/src/app.ts'
import { openSession } from '../../apps/server/src/areas/acceso/open-session.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { startEmbedded } from '../../apps/server/src/db/embedded.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { relojReal } from '../../apps/server/src/reloj.ts'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { contarBloques } from './bloques.ts'
import { llenar } from './llenar.ts'

export type Base = { url: string; start: () => Promise<Valija> }

/** The register of so many facturas, filled the first time and kept in its folder, where what statements read is counted. */
export async function withBase(
  { facturas, carpeta }: { facturas: number; carpeta: string | undefined },
  work: (base: Base) => Promise<void>,
): Promise<void> {
  const { dataDir } = readConfig('demo', {})
  const dir = path.resolve(carpeta ?? path.join(dataDir, `escala-${facturas}`))
  const open = () => startEmbedded({ dir, database: 'banco', durable: false })
  const filling = await open()
  try {
    await migrate(filling.url)
    await llenar(filling.url, facturas)
  } finally {
    await filling.stop()
  }
  contarBloques(dir, 'banco')
  const { url, stop } = await open()
  try {
    await work({ url, start: () => startValija(dir, url) })
  } finally {
    await stop()
  }
}

const nadie = () => Promise.reject(new ExternalSystemError('sat', 'unreachable'))
/** Nobody outside answers, and no engine lists anything. */
export const startValija = (dir: string, databaseUrl: string): Promise<Valija> =>
  createValija({
    config: {
      ...readConfig('demo', { VALIJA_DATA: dir, VALIJA_LOG: 'silent', PORT: '0' }),
      receptorRfc: 'GVV090317K52',
    },
    databaseUrl,
    reloj: relojReal,
    only: 'api',
    overrides: {
      sat: { consultar: nadie },
      ant: {
        ...createAnt({ url: '' }),
        proveedores: () => Promise.resolve({ filas: [], ilegibles: [] }),
        comisionistas: () => Promise.resolve({ filas: [], ilegibles: [] }),
      },
      reservas: { ...createReservas({ url: '' }), estancias: () => Promise.resolve(null) },
    },
  })

/** The house's are made here, a hotel and an agent are of the register. */
const correos = {
  admin: 'admin@banco.mx',
  OperativoProveedor: 'hoteles@banco.mx',
  OperativoComisionista: 'comisiones@banco.mx',
  proveedor: 'hotel17@banco.mx',
  comisionista: 'agente20@banco.mx',
} satisfies Partial<Record<Rol, string>>
export type Quien = keyof typeof correos

/** One of each role, signed in: a header of its own. */
export async function signInTodos({
  deps,
}: Pick<Valija, 'deps'>): Promise<[Quien, { authorization: string }][]> {
  return Promise.all(
    (Object.entries(correos) as [Quien, string][]).map(async ([rol, email]) => {
      const made = await deps.db
        .insertInto('usuarios')
        .values({ email, tipo: 'Administrador', rfc: null, claveHash: null, bloqueadoEn: null })
        .onConflict((oc) => oc.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (made)
        await deps.db
          .insertInto('usuarioClaims')
          .values({ usuarioId: made.id, tipo: 'role', valor: rol })
          .execute()
      const { id } = await personaDe(deps, email)
      const { token } = await openSession(deps, { id, email })
      return [rol, { authorization: `Bearer ${token}` }]
    }),
  )
}
