import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { type Busca, columnasHalladas } from '../../http/hallar.ts'
import { alcanceDeComplementos } from './alcance-complementos.ts'
import { estadoDe } from './list-complementos.ts'

export const complementosHallados = (actor: Actor): Busca => ({
  desde: sql`complementos c`,
  id: sql`c.id`,
  alcance: alcanceDeComplementos(actor),
  columnas: columnasHalladas({
    id: sql`c.id`,
    titulo: sql`upper(c.uuid::text)`,
    detalle: sql`concat_ws(' · ', c.emisor_nombre, c.emisor)`,
    importe: sql`c.monto_total_pagos`,
    moneda: sql`c.moneda_p`,
    fecha: sql`c.fechapago::date`,
    estado: estadoDe,
  }),
})
