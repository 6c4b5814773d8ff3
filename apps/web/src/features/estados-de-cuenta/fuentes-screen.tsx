import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { estadosDeCuentaPantalla } from '@valija/contract/messages/estados-de-cuenta.ts'
import { fuentesPantalla as t } from '@valija/contract/messages/fuentes-pantalla.ts'
import { pagosPantalla } from '@valija/contract/messages/pagos-pantalla.ts'
import type { PerfilDeEstado, PerfilEntrada } from '@valija/contract/perfiles-de-estado.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fechaHora } from '../../lib/formats.ts'
import { estadosDeCuentaApi } from '../../lib/llamadas/estados-de-cuenta.ts'
import { paths } from '../../lib/paths.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { GridSkeleton } from '../../ui/grid/grid-states.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Block, List, Paragraph, Quiet, Row } from '../../ui/layout.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PaddedPanel, Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import { archivoEnMano } from './archivos-de-estado.ts'
import { FuenteFields } from './fuente-form.tsx'
import { FuentePrueba } from './fuente-prueba.tsx'

function Resumen({ perfil }: { perfil: PerfilDeEstado }) {
  const columnas = perfil.columnas.map(({ columna, encabezado }) => {
    const name = t.columnasDeEstado[columna]
    return encabezado.toLowerCase() === name.toLowerCase() ? name : `${name} («${encabezado}»)`
  })
  return (
    <>
      <b>{perfil.nombre}</b>{' '}
      {perfil.nombre.split(' ').includes(perfil.moneda) ? null : <Quiet>{perfil.moneda}</Quiet>}
      <Quiet block small>
        {[
          ...(perfil.porEncabezados
            ? [t.porEncabezados]
            : [`${t.primerRenglon}: ${perfil.primerRenglon}`, columnas.join(', ')]),
          ...(perfil.deFabrica
            ? [t.fuenteDeFabrica]
            : perfil.quien === null
              ? []
              : [`${perfil.quien}, ${fechaHora(perfil.cuando)}`]),
        ].join(' · ')}
      </Quiet>
    </>
  )
}

/** Sources of bank statements: those of the product, and those a person adds, each tried on a file before it is kept. */
export default function FuentesScreen() {
  const client = useQueryClient()
  const { data: fuentes, error: noFuentes } = useQuery(estadosDeCuentaApi.fuentes.query())
  const may = fuentes?.puedeImportar
  const { data, error } = useQuery(estadosDeCuentaApi.perfiles.query({ enabled: may === true }))
  const enMano = archivoEnMano(useLocation().state)
  const navigate = useNavigate()
  const [editing, setEditing] = useState<{ perfil: PerfilDeEstado | null } | null>(
    enMano === null ? null : { perfil: null },
  )
  const [removing, setRemoving] = useState<PerfilDeEstado | null>(null)
  const archivo = enMano?.archivo ?? null
  const fresh = () => client.invalidateQueries({ queryKey: ['estados-de-cuenta'] })
  const save = async (body: PerfilEntrada) => {
    const perfil = editing?.perfil ?? null
    const { clave } = await (perfil === null
      ? estadosDeCuentaApi.crearPerfil({ body })
      : estadosDeCuentaApi.cambiarPerfil({ params: { clave: perfil.clave }, body }))
    toast(t.fuenteGuardada)
    setEditing(null)
    await fresh()
    if (enMano !== null && perfil === null)
      await navigate(paths.estadosDeCuenta, { state: { archivo: enMano.archivo, fuente: clave } })
  }
  return (
    <>
      <PageHeader
        title={editing === null ? t.fuentesTitulo : (editing.perfil?.nombre ?? t.nuevaFuente)}
        crumbs={[
          { text: pagosPantalla.titulo, to: paths.listarPagos },
          { text: estadosDeCuentaPantalla.titulo, to: paths.estadosDeCuenta },
        ]}
        here={t.fuentesTitulo}
        actions={
          may === true && editing === null ? (
            <Button
              variant="contained"
              startIcon={<Icon name="mas" />}
              onClick={() => setEditing({ perfil: null })}
            >
              {t.nuevaFuente}
            </Button>
          ) : undefined
        }
      />
      <ErrorNotice error={noFuentes} />
      <ErrorNotice error={error} />
      {may === false ? <Notice tono="info">{estadosDeCuentaPantalla.sinPermiso}</Notice> : null}
      {editing === null ? null : (
        <PaddedPanel aria-label={t.nuevaFuente}>
          <FuenteFields fuente={editing.perfil} onSave={save} onCancel={() => setEditing(null)}>
            {(form) => <FuentePrueba form={form} dado={editing.perfil === null ? archivo : null} />}
          </FuenteFields>
        </PaddedPanel>
      )}
      {editing !== null || data !== undefined || may !== true || error !== null ? null : (
        <GridSkeleton rows={10} height={56} />
      )}
      {editing !== null || data === undefined ? null : (
        <>
          <Paragraph mb={12}>
            <Quiet>
              {t.fuentesTexto} {t.fuenteDeFabricaTexto}
            </Quiet>
          </Paragraph>
          <Panel aria-label={t.fuentesTitulo}>
            <List>
              {data.perfiles.map((perfil, i) => (
                <Row as="li" key={perfil.clave} nowrap py={10} px={16} lineTop={i > 0}>
                  <Block grow min={0} breaks>
                    <Resumen perfil={perfil} />
                  </Block>
                  {perfil.deFabrica ? null : (
                    <MoreMenu
                      label={`${t.editar} ${perfil.nombre}`}
                      actions={[
                        { text: t.editar, icon: 'lapiz', onClick: () => setEditing({ perfil }) },
                        {
                          text: t.eliminar,
                          icon: 'basura',
                          danger: true,
                          onClick: () => setRemoving(perfil),
                        },
                      ]}
                    />
                  )}
                </Row>
              ))}
            </List>
          </Panel>
        </>
      )}
      {removing === null ? null : (
        <ConfirmDialog
          danger
          onClose={() => setRemoving(null)}
          title={t.eliminarFuente({ nombre: removing.nombre })}
          confirm={t.eliminar}
          onConfirm={async () => {
            await estadosDeCuentaApi.quitarPerfil({ params: { clave: removing.clave } })
            toast(t.fuenteEliminada)
            await fresh()
          }}
        >
          {t.eliminarFuenteTexto}
        </ConfirmDialog>
      )}
    </>
  )
}
