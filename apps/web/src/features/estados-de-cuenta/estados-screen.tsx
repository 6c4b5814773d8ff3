import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ImportarRespuesta, PreviaDeEstado } from '@valija/contract/estados-de-cuenta.ts'
import { estadosDeCuentaPantalla as t } from '@valija/contract/messages/estados-de-cuenta.ts'
import { pagosPantalla } from '@valija/contract/messages/pagos-pantalla.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { withQuery } from '../../lib/api.ts'
import { estadosDeCuentaApi } from '../../lib/llamadas/estados-de-cuenta.ts'
import { paths } from '../../lib/paths.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { ArchivoPanel } from './archivo-panel.tsx'
import { leerEstado } from './archivos-de-estado.ts'
import { ImportacionesGrid } from './importaciones-grid.tsx'
import { MovimientosGrid } from './movimientos-grid.tsx'
import { PreviaPanel } from './previa-panel.tsx'

type Vista = 'importaciones' | 'movimientos'

/** Bank statement: no file, rows loaded, syncing, done; below, what was imported and its rows. */
export default function EstadosDeCuentaScreen() {
  const [previa, setPrevia] = useState<PreviaDeEstado | null>(null)
  const [enMano, setEnMano] = useState<File | null>(null)
  const [vista, setVista] = useState<Vista>('importaciones')
  const [importada, setImportada] = useState<ImportarRespuesta | null>(null)
  const { data, error } = useQuery(estadosDeCuentaApi.fuentes.query())
  const { begin } = useTurn()
  return (
    <>
      <PageHeader
        title={t.titulo}
        crumbs={[{ text: pagosPantalla.titulo, to: paths.listarPagos }]}
        actions={
          data?.puedeImportar === true ? (
            <>
              <Button variant="outlined" component={Link} to={paths.fuentesDeEstado}>
                {t.fuentes}
              </Button>
              <Button variant="outlined" component={Link} to={paths.conciliacion}>
                {pagosPantalla.conciliacion}
              </Button>
            </>
          ) : undefined
        }
      />
      <ErrorNotice error={error} />
      {data && !data.puedeImportar ? <Notice tono="info">{t.sinPermiso}</Notice> : null}
      {data?.puedeImportar ? (
        <Stack single gap={16}>
          {previa === null ? (
            <ArchivoPanel
              fuentes={data.fuentes}
              onPrevia={(next, archivo) => {
                setImportada(null)
                setPrevia(next)
                setEnMano(archivo)
              }}
            />
          ) : (
            <PreviaPanel
              previa={previa}
              fuentes={data.fuentes}
              onUse={async ({ clave }) => {
                if (enMano === null) return
                const mine = begin()
                const next = await leerEstado(enMano, clave, mine)
                // Another file may be in hand by now.
                if (!mine.aborted) setPrevia(next)
              }}
              onEnd={() => {
                begin()
                setPrevia(null)
              }}
              onImported={(done) => {
                setPrevia(null)
                setImportada(done)
              }}
            />
          )}
          {importada === null || importada.importacionID === null ? null : (
            <Notice
              tono={importada.noCuadra ? 'atencion' : 'ok'}
              action={
                <Button
                  size="small"
                  variant="outlined"
                  component={Link}
                  to={withQuery(paths.conciliacion, { importacionID: importada.importacionID })}
                >
                  {t.conciliar}
                </Button>
              }
            >
              {(importada.noCuadra ? t.importadosSinCuadrar : t.importados)({ n: importada.nuevas })}
            </Notice>
          )}
          <div>
            <Segmented
              label={t.titulo}
              value={vista}
              options={[
                { value: 'importaciones', text: t.importaciones },
                { value: 'movimientos', text: t.movimientos },
              ]}
              onChange={setVista}
            />
          </div>
          {vista === 'importaciones' ? <ImportacionesGrid /> : <MovimientosGrid />}
        </Stack>
      ) : null}
    </>
  )
}
