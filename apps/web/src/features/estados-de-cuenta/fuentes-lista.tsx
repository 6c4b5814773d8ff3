import { fuentesPantalla as t } from '@valija/contract/messages/fuentes-pantalla.ts'
import type { PerfilDeEstado } from '@valija/contract/perfiles-de-estado.ts'
import { fechaHora } from '../../lib/formats.ts'
import { Block, List, Paragraph, Quiet, Row } from '../../ui/layout.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Panel } from '../../ui/panel.tsx'

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

type FuentesListaProps = {
  perfiles: readonly PerfilDeEstado[]
  onEdit: (perfil: PerfilDeEstado) => void
  onRemove: (perfil: PerfilDeEstado) => void
}
/** Each source with how it reads and whose it is; those of the product are not changed. */
export function FuentesLista({ perfiles, onEdit, onRemove }: FuentesListaProps) {
  return (
    <>
      <Paragraph mb={12}>
        <Quiet>
          {t.fuentesTexto} {t.fuenteDeFabricaTexto}
        </Quiet>
      </Paragraph>
      <Panel aria-label={t.fuentesTitulo}>
        <List>
          {perfiles.map((perfil, i) => (
            <Row as="li" key={perfil.clave} nowrap py={10} px={16} lineTop={i > 0}>
              <Block grow min={0} breaks>
                <Resumen perfil={perfil} />
              </Block>
              {perfil.deFabrica ? null : (
                <MoreMenu
                  label={`${t.editar} ${perfil.nombre}`}
                  actions={[
                    { text: t.editar, icon: 'lapiz', onClick: () => onEdit(perfil) },
                    {
                      text: t.eliminar,
                      icon: 'basura',
                      danger: true,
                      onClick: () => onRemove(perfil),
                    },
                  ]}
                />
              )}
            </Row>
          ))}
        </List>
      </Panel>
    </>
  )
}
