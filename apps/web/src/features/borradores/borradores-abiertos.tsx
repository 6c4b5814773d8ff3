import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import type { BorradorResumen } from '@valija/contract/borradores.ts'
import { enMontos } from '@valija/contract/en-pesos.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { fecha, fechaHora } from '../../lib/formats.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { paths } from '../../lib/paths.ts'
import { useSesion } from '../../lib/sesion.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { borradoresQuery } from './borrador-calls.ts'
import { type Dejado, dejadosQuery, discardDejado, nombresDe, resumeDejado } from './dejados.ts'

/** So many at once; the rest is opened, so that the list of lotes stays in sight. */
const alPrincipio = 3

type BorradoresAbiertosProps = { borradores: readonly BorradorResumen[]; dejados: readonly Dejado[] }
/** Drafts, newest first, with the way back into each. */
export default function BorradoresAbiertos({ borradores, dejados }: BorradoresAbiertosProps) {
  const [descarta, setDescarta] = useState<BorradorResumen | null>(null)
  const [tira, setTira] = useState<Dejado | null>(null)
  const { usuarioId } = useSesion()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [todos, setTodos] = useState(false)
  const resume = async (dejado: Dejado) => {
    void navigate(borradorAt(await resumeDejado(dejado)))
    await client.invalidateQueries(dejadosQuery(usuarioId))
  }
  const vivos = todos ? borradores : borradores.slice(0, alPrincipio)
  return (
    <Stack gap={8}>
      {dejados.map((dejado) => (
        <Notice
          key={dejado.id}
          tono="atencion"
          title={t.sinEnviar({ n: dejado.archivos.length })}
          action={
            <Acciones label={t.descartarArchivos} onDiscard={() => setTira(dejado)}>
              <Button size="small" variant="outlined" onClick={() => void resume(dejado)}>
                {t.continuarBorrador}
              </Button>
            </Acciones>
          }
        >
          {t.sinEnviarTexto({ nombres: nombresDe(dejado) })}
        </Notice>
      ))}
      {vivos.map((borrador) => (
        <Notice
          key={borrador.id}
          icon="lapiz"
          tono="neutro"
          title={borrador.nombre || borrador.proveedor || t.sinNombre}
          action={
            <Acciones label={t.descartarBorrador} onDiscard={() => setDescarta(borrador)}>
              <Button size="small" variant="outlined" component={Link} to={borradorAt(borrador.id)}>
                {t.continuarBorrador}
              </Button>
            </Acciones>
          }
        >
          {t.borradorDe({
            n: borrador.facturas,
            total: enMontos(borrador.montos),
            fecha: fechaHora(borrador.actualizadoEn),
          })}
          . {t.borradorVence({ fecha: fecha(borrador.expiraEn) })}
        </Notice>
      ))}
      {borradores.length === vivos.length ? null : (
        <div>
          <Button size="small" onClick={() => setTodos(true)}>
            {t.masBorradores({ n: borradores.length - vivos.length })}
          </Button>
        </div>
      )}
      {descarta === null ? null : (
        <ConfirmDialog
          onClose={() => setDescarta(null)}
          title={t.descartarTitulo}
          confirm={t.descartarBorrador}
          danger
          onConfirm={async () => {
            await borradoresApi.eliminar({ params: { id: descarta.id } })
            await discardDejado(descarta.id, usuarioId)
            await client.invalidateQueries(borradoresQuery)
          }}
        >
          {t.descartarTexto({ n: descarta.facturas })}
        </ConfirmDialog>
      )}
      {tira === null ? null : (
        <ConfirmDialog
          onClose={() => setTira(null)}
          title={t.descartarArchivosTitulo({ n: tira.archivos.length })}
          confirm={t.descartarArchivos}
          danger
          onConfirm={async () => {
            await discardDejado(tira.id, usuarioId)
            await client.invalidateQueries(dejadosQuery(usuarioId))
          }}
        >
          {t.descartarArchivosTexto({ nombres: nombresDe(tira) })}
        </ConfirmDialog>
      )}
    </Stack>
  )
}

const borradorAt = (id: string): string => `${paths.facturaCrearProveedor}?borrador=${id}`

type AccionesProps = { label: string; onDiscard: () => void; children: ReactNode }
const Acciones = ({ label, onDiscard, children }: AccionesProps) => (
  <Row nowrap gap={4}>
    {children}
    <MoreMenu label={label} actions={[{ text: label, onClick: onDiscard }]} />
  </Row>
)
