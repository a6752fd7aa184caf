import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'es',
  matching: 'stem',
  grades: {
    '3': `
      adora adoro amo amor asombrosa asombroso brutal buenísima buenísimo delicia deliciosa delicioso divino enamorada
      enamorado encanta encantada encantado espectacular espléndida espléndido estupenda estupendo excelencia
      excelente excelentes excepcional exquisito extraordinario fabulosa fabuloso fantástica fantástico favorita
      favorito fenomenal formidable genial ideal impecable impresionante increíble increíbles inmejorable inolvidable
      insuperable joya limpísimo lujo magistral magnífica magnífico maravilla maravillas maravillosa maravilloso mejor
      mejores paradisíaco paraíso perfección perfecta perfectamente perfecto riquísimo sensacional soberbio
      sobresaliente sublime adoran apoteósico bellísimo bonitísimo buenísimos buenísimas chulísimo colosal deliciosos
      deliciosas divina encantaron encantó encantados encantadas enamoré espectaculares espléndidos estupendos
      estupendas estupendamente excelentemente excepcionales exquisita exquisitos exquisitas extraordinaria
      extraordinarios fabulosos fantásticos fantásticas fascinado gloria grandioso grandiosa impecables impresionantes
      increíblemente inigualable inmejorables insuperables inolvidables joyas joyita lujazo magníficos magníficas
      maravillosos maravillosas maravillosamente máxima mejorcito obra_maestra óptimo óptima perfectos perfectas
      preciosísimo recomendadísimo recomendabilísimo riquísima riquísimos riquísimas sensacionales soberbia
      sobresalientes celestial amabilísima amabilísimos amabilísimas limpísima limpísimas comodísima comodísimo
      comodísimas amé amamos bárbaro bestial cojonudo flipante alucinante inmejorablemente espectacularmente
      deslumbrante deslumbrantes magia chapó chapeau idílico idílica felicitaciones campeón campeona campeones ídolo
      crack cracks manjar golazo temazo temón buenazo buenaza padrísimo preciosidad preciosidades flipantes ídola
      guapísima guapísimo bellísima adorable
      exelente exelentes exselente excelnte execelente exelentemente expectacular expectaculares exepcional
      exepcionales marabilloso maravillozo riquicimo impresindible inmejorabe
    `,
    '2': `
      héroes
      abundante abundantes acertada acertado acierto acogedor acogedora acogida agradable agradecer agradecida
      agradecido agradezco alegra alegre alegro alegría amabilidad amable amables amplia amplio apasionante apreciar
      aprovechar asequible atenta atento atentos barato bella belleza bello beneficio bien bonita bonitas bonito bravo
      brillante buen buena buenas bueno buenos cariño cariñoso chollo chula chulo clara comodidad competente completa
      completo confiable confort confortable contenta contento contentos cool coqueto cordial cuidados cuidadoso
      cálida cálido cómoda cómodo decorado descansar descanso destaca destacable destacar detallista disfruta
      disfrutado disfrutamos disfrutar disfruté divertida divertido dulce duradero económico educativo eficacia eficaz
      eficiente elegante emocionado emocionante encantador encantadora encantan encanto enhorabuena enriquecedor
      entretenido espaciosa espacioso especial estable facilidad fascinante felices felicidad felicidades feliz fiable
      fluido fresco fácil ganga ganó generoso gozar gracias graciosa gracioso gratis gratuita gratuito guapa guapo
      guay gusta gustado gustaron gustoso gustó hermosa hermoso honesto hospitalidad impoluto informativo innovador
      inspirador instructivo interesante intuitivo ligero limpia limpieza limpio linda lindo lujoso luminosa luminoso
      manejable mejora mejorado mejoró merece moderna moderno motivador mágica mágico nítida nítido oferta orgullo
      orgulloso paz placer potente preciosa precioso precisa preciso profesional práctica puntual puntualidad rapidez
      recomendable recomendado recomendamos recomendar recomendaría recomiendo reformado regalo relajado relajante
      relax renovado resistente reír rica rico ricos risa robusto romántico rápida rápido sabrosa sabroso satisfacción
      satisfactoria satisfactorio satisfecha satisfecho sencilla sencillo servicial serviciales silencioso simpatía
      simpática simpático sincero soleado sorprendente sorprendido suave suerte surtido sólido tranquila tranquilidad
      tranquilo triunfo valer valiosa valioso veloz ventaja ventajas victoria ágil éxito útiles abierto accesible
      accesibles acertados aciertos aconsejable aconsejo acogedores acogedoras admirable admiro afable afectuoso
      afortunadamente afortunado agilidad agradables agradablemente agradecidos agradecimiento ágiles alegres aliviado
      alivio amabilísimo amena ameno amistoso amplias amplios amplitud animado animada apetecible apetitoso aplauso
      aplausos apoyo apreciado aprovecha aprueba armonía armonioso aromático asombra atenciones atentas atentamente
      atractivo atractiva atractivos auténtico auténtica ayuda ayudan ayudado ayudar ayudaron ayudó barata baratas
      baratos bellas bellos beneficios beneficioso beneficiosa bienestar bienvenida bienvenido blandito bondad bonitos
      buenecito calentito calidez cálidos cálidas capaz capaces cariñosa cariñosos celebrar céntrico! chulos chulas
      claridad claras claros claramente coherente colorido comodidades cómodos cómodas cómodamente competentes
      competitivo competitivos completas completísimo completísima comprensivo confiar confianza confortables
      contentas contundente cordialidad cordiales correctísimo cortés cortesía creativa creativo creatividad crujiente
      cuidadas cuidada! cuidado_detalle cumplidor curioso dedicación delicadeza delicado descansado descansamos
      descuento destacamos detalles detallazo digno digna dinámico dinámica discreto discreta disfruten disfruto
      disfrutando disponibilidad distinguido diversión divertidas divertidos dulces durable educación educada educado
      educados educadas eficazmente eficaces eficientes eficiencia ejemplar elegantes elegancia eleganta empatía
      emocionada emocionar emotivo encantadores encantadoras encantos energía enérgico enriquecedora entretenida
      entretenimiento entusiasmo entusiasmado entusiasta entrañable equilibrado ergonómico esencial esmerado esmerada
      esmero espaciosas espaciosos especiales espiritual espontáneo esperanzador espumoso estables esplendor estético
      estiloso estimulante exacto exactitud excitante exclusivo exclusiva éxitos exitoso exitosa expresivo
      fabulosamente facilita facilitan facilidades fáciles fácilmente familiar favorable favorece fenomenalmente
      fidelidad fiel fiables fiabilidad fina fino finura flexible flexibles fluida fluidez frescas frescos frescura
      ganador ganadora ganan garantizada garantizado generosa generosas generosos genio gentil gentileza gozo gozada
      graciosos grata grato gratos gratamente guapas guapos gustan gustamos gustazo gustosa gustosamente hábil
      habilidad halagador hermosas hermosos hermosura higiénico hogareño honesta honestidad honrado honor hospitalario
      hospitalaria humilde iluminado iluminada ilusión ilusionado impactante imprescindible impoluta impolutas
      impresionado impresionada impresionó inteligente inteligentes interesantes innovadora inspiración inspiradora
      intachable íntegro íntimo inédito irresistible jugoso jugosa juvenil ligera ligeros limpias limpios limpísimos
      lindas lindos llamativo llamativa llevadero lógico lucidez luminosas luminosos lograda logrado lograron logro
      magistralmente majo maja majos majas majísimo manejables máximo mejorada mejoras mejoran mejorando merecen
      mereció merecido meticuloso mimado mimo modernas modernos motiva motivación motivado nítidas nitidez nobles
      noble notable novedoso novedosa nutritivo obsequio ofertas oportuno optimista organizada organizado orgullosa
      original originales originalidad paciencia paciente pacífico placentero placentera plácido poderoso positivo
      positiva positivos positivas potencia practicidad práctico! prácticos prácticas preciosas preciosos precisión
      preferido preferida premio presentable prestigio privilegiada privilegiado privilegio productivo profesionales
      profesionalidad profesionalismo prometedor protege puntuales pulcro pulcra pulcritud querido rápidas rápidos
      rápidamente realista rebajado recomendables recomendada recomendación recomiende recomiendan recomendadísima
      reconfortante refinado refrescante regalos rejuvenece relajada relajarse relajarnos relajación remodelado
      renovada renovadas reformada reformadas rendidor respetuoso respetuosa respeto respuesta_rápida resistentes
      resolutivo resolutivos resuelto resuelven resolvieron revelador ricas riqueza robusta romántica románticas sabio
      sabiduría sabrosas sabrosos saludable salva salvó sana sano santo! satisface satisfechos satisfechas
      satisfactoriamente seductor segura seguras seguros seguridad sensatez sensible sencillez seriedad servicialidad
      silencio silenciosa silenciosas simpáticos simpáticas simpatiquísimo sinceridad sofisticado solidez sonriente
      sonrientes sonrisa sonrisas soportable sorprende sorprendió sorprendentemente suaves suavidad superado supera
      superan superior superó surtida talento talentoso tierno tierna trabajador transparente tranquilas tranquilos
      triunfa unico valientes valoro variedades versátil versátiles vibrante vistas_preciosas vivo viva volvería!
      ventajoso virtud virtudes vistosa vistoso atención garantía humor único única efectivo efectiva efectivos
      efectivas sonreír beso besos besitos besazo besazos abrazo abrazos abrazote corazón fiesta fiestas cumpleaños
      héroe heroína ternura mono! monísimo libertad solidaridad valiente valentía emoción olé mola molan deseando!
      planazo agusto wapo wapa guapi guapiño tqm tkm chévere chevere chido chida chingón bacán bakán felicito suertudo
      suertuda mimos achuchón achuchones risas icónica icónico bendiga bendición bendiciones bendecido bendecida aw
      aww awww yuju yupi yay cariñito cariñitos cuquísimo salu2 orgullosos enganchada! merecidísimo triunfar triunfazo
      molona molón ilusionada ilusiona flipo! bendito bendita aleluya cuqui cuquis
      recomendavle recomendabe agradavle amavle atensión confortavle acojedor acojedora acojedores exquicito exquicita
      delisioso delisiosa serbicial servisial calurozo presioso presiosa ermoso ermosa vonito vonita impecabe
    `,
    '1': `
      ordenado ordenada ordenados ordenadas
      aceptable adecuada adecuado adecuados aprender aprendido aprendí apropiado cerca cercana cercano compatible
      completos comprensible correcta correcto cumple céntrica céntricos decente disponible funciona funcionan
      funcionó grande grandes nueva nuevo ok pasable próximo razonable suficiente tradicional típico variada variado
      variedad volveré volveríamos acabados acceso actualizada actualizado adecuadas adecuadamente aceptables adaptado
      adapta afín alcanza amoldable apañado apañada asumible básica bastante_bien cercanas cercanía cerquita compacto
      compactos completar comunicado comunicada conforme correctas correctos correctamente cumplen cumplió cumplido
      decentes disponibles durado equipada equipadas equipado funcional funcionado funcionar funcionando
      funcionamiento inmediato ideales limpito nuevas nuevos nuevito ofrece permite próxima razonables renovados
      resuelve similar solventar sirve sirvió suficientes suficientemente tradicionales útil! variadas variados
      volvemos volveremos! grandísimo grandecito enorme inmenso gran popular serio seria sabor sabores exactamente
      responsable responsables aclara aclaran aclararon aclarar aprobado aprobada vacaciones! ánimo lol enganchado!
      jaja jajaja jajajaja jajajajaja jeje jejeje siii siiii 10 seguro
    `,
    '0': `
      colada lente tímido protestante rotar corazonada alucinación joyería colorante guayaba impresionismo óleo
      vagar presentimiento valoración vaciar celebridad denunciante
      gafas marea ordenador ordenadores ordenación solían elegidos especialista especialistas especialidad
      especialidades cortado nuevamente manejando impresiones animación ayudante limpiar presionar actualización
      actualizaciones estrechamente justamente crítico críticos sinceramente honestamente seriamente complicidad
      duramente asumiendo
      recomendaciones! servicio servicios comida comidas completamente absolutamente esperanza! generales normalmente
      sobre claro! curso curiosa pasa parada parte seguro_que seguramente clase! regulares general! central! uso use
      usar personal gentes pese gracias_a respuesta capacidad capacidades trabajando trabajamos trabajaban trabajaron
      trabajan vivir vive viven vivimos vivido vives vivía vivían viviendo vivió vivieron viví vivas vivan corte
      cortes corta cortar queremos querían querías queríamos queréis queriendo quería familias familia responsabilidad
      responsabilidades intereses interés salido salida salidas salieron salimos saliendo saliera salían fines afines
      tercer generación generaciones generado generando generador genérico nueve competencia competencias inteligencia
      presentación presentaciones presentaron presentando presentado presentados presentadas presentamos presentarse
      presentador resistencia abierta abiertas abiertos abiertamente bienes ejemplos ejemplo diferentes diferente
      diferencia diferencias valores motivo motivos humana humanas humanos humano humanidad humanidades lógica
      lógicamente pacientes caliente calientes antiguos antiguas pasando pasada pasadas pasados pasaron pasaba pasaban
      pasamos pasará pasarán pasar pasaría pasara pasaste solamente únicamente únicos granada grano granos superiores
      superioridad integración integrantes integrante integrado integrada integrados integran integra integrar
      podríamos podrías podremos originalmente exclusivamente básicamente volviendo volvieron volverá volverán
      volverse volvamos volvimos volviera corrientes time times pene tardes irá regulación regulaciones regulador
      embarazada embarazadas bronce vacas colorado placas placa anime lentes mentes dominios información informaciones
      informacion informativa informativos económicos económicamente economías economista economistas practicar
      practica practican practicando prácticamente enfermería protestantes matías mates dude conforman conformidad
      educativa educativas educativos educacion insuficiencia muros serie series próximas próximamente intimidad
      comunicarse razonamiento adaptación adaptar adaptarse decoración temporales temporalmente esencialmente
      expresamente expresarse expresado organizaciones organización organizador organizadores organizando organizaron
      organizados cambio cambios cambiar cambia cambian cambiando cambiado cambie cambiaron cambiará cambiaría
      cambiamos cambiemos cambien espera esperar esperan esperas esperes esperen espere esperado esperemos esperanzas
      dejar dejó dejo dejan dejando dejaron dejas dejes dejen deje dejaba dejamos dejarlo dejará dejaste dejemos
      dejaría dejarse dejarla dejé dejara dejaré dejarme dejaban dejaran dejarán dejarlos innovaciones iluminación
      equipamiento celebridades extraños extraña duró durar duran dure durará exacta exactas precisamente temporal
      basta dominio trabajadora trabajadoras ofrecía funciones originario apropiación autenticidad aceptación chapa
      premier superación modernidad resentido alejarse retirarse cercanías mediana primitiva humildes cono lola
      libertador libertadores morada morado zorro llantas detenerse emergentes aprobación efectivamente tarde pasado
      deja justo dejado sobres amorosos amorosas viejita viejito odies zorros premios tarea tareas máquina! oleada ay
      ánimos
    `,
    '-0.7': `
      alejada alejado angosto básico corriente corto costoso devolver devolví devuelto diminuto dura duro esperando
      estrecha estrecho justito lejano lejos limitada limitado mejorable mejorar minúsculo normalita normalito oscura
      oscuro pequeña pequeñas pequeño pequeños pesado reducida reducido reemplazar regular reparación reparar
      sencillito simple tardó aceptar_que antiguito apretado apretada básicas bastante_justo caluroso calurosa
      complejo costosa costosos desgaste desfasado devolverlo devolvieron devolverán diminuta escueto esperamos_mucho
      esperamos estrechas estrechos extraño falta_de grandes_colas insulso insulsa insulsos justas
      justos justitas lejana lejanía limitadas limitaciones limitación limitados menor mediano mejorables mediocres!
      monótona oscuras oscuridad pequeñita pequeñito pequeñitas pequeñísimo pesada pesados poco_claro rarito raro rara
      raros reembolso reducidas reducidos reclamar reclamación reclamaciones recargado redundante reparado repetir_que
      retirado ruidillo saturado simplón sobrio soseras tardar tardamos tarda usado cambié cambiarlo devolución!
      esperé escasito escasita normalucho normalucha olvidable prescindible ralentiza anodino suspenso regulero dudas
      vacío uf puf loca loco locas locos cae caen hambre! calor! nostalgia extrañé extrañar insomnio tráfico atasco
      spoilers spoiler pinche pinches boludo boluda perdón! perdona resaca perdido modorra flojera distraído jo!
      lloviendo sofoco pfff pff
    `,
    '-2': `
      excesiva excesivo incomible incomibles
      abandonado abarrotado abollado aburrida aburrido aburrimiento abusivo abuso advertencia agobiante agobio agota
      agotado anticuado antigua antiguo antipática antipático antipáticos apestoso arañazos arrepentido arrepiento
      arrogante asusta asustado ausencia averiada averiado avería bloquea borrosa borroso cabreado caducado calienta
      cansada caos cara carece carecía carencia caros cobran cobraron colas complicada complicado confundido confusa
      confusión confuso congela crisis crudo cuelga culpa culpable dañado decepcionada decepcionado decepcionante
      decepcionó decepción defectuoso deficiente demora demoras deplorable derrota desafortunadamente desagradable
      desatento descascarillado descuidada descuidado desgastado desgraciadamente desinterés desorden desorganización
      desorganizado despectivo desperdiciado desperdicio desventaja desventajas deteriorado difícil distorsionado
      dolor dolores duele débil endeble enfadado enfermedad enfermo engañosa enojado enojo enredado equivocación
      equivocado error errores escasa escasez escaso estropeada estropeado estrés evitar eviten falla fallaba fallan
      fallando fallido fallo fallos falló falsedad falso falta faltaba fastidio fastidioso fea feo flojo fracaso
      fracasó frustración frustrado frustrante frágil frío furioso gritos grosero guerra helado huele humedad ignorar
      ignoraron imposible incomodidad incompatible incompetencia incompetente incompleto inconveniente incorrecto
      incómoda incómodas incómodo incómodos indiferente inepto inestable inexistente injusta injusto inseguro
      inservible insuficiente insuficientes insípido irrelevante irritante jaleo lenta lentitud lentos llorando llorar
      lloro lástimas mala malas maleducado malo malos mancha manchas masificado matar mediocre mentira mentiras
      mentiroso miedo mienten mintieron moho molesta molestaba molestan molestia molestias molesto molestos monótono
      muerte muerto murió negaron negativa negativo niegan nula nulo odia odiar olor olores olía peligro peligroso
      pena perder perdí pesadez pestilente pierde pobre pobres pobreza polvo preocupación preocupado preocupante
      prepotente problema problemas pérdida queja quejas quemado rabia rancio rayado reinicia repetitivo retraso
      retrasos riesgo rompió rotas roto roído ruido ruidos ruidosa ruidosas ruidoso salado seca seco
      sobrecalentamiento sobrecalienta sobreprecio sosa soso sucia suciedad sucio sufrimiento sufrir sufro superficial
      tardan tardanza tardaron tedioso triste tristes tristeza vergonzosa vieja viejas viejo viejos víctimas
      abandonada abandono aberración abollada aburre aburren aburridos aburridas abusan abusivos abusiva acoso acosa
      acusado adicional_coste afectado agobiado agobiantes agotador agotadora agresivo agresiva agrietado agrio alarma
      alarmante amarga amargo amenaza amenazas amenazante anémico angustia ansiedad anticuada anticuadas anticuados
      antihigiénico antipáticas apagado apaga apagan apestaba apesta apestosa arañado arañada arcaico arruinado
      arruinó arruina asfixiante astillado ataque atascado atasca atascos aterrador atrasado atrapado averías averió
      avergonzado avergonzada áspero áspera baratija barullo bacterias basto bloqueado bloqueó bloqueos bochorno
      bochornoso bronca bruto bullicio burla burlan burlaron caducada caída caídas caídos calumnia cancelado
      cancelaron cancelar cancelación cansancio cansado cansino caótico caótica careció carencias caras carero cerrado
      chapuzas chirría chirrían chirriante choca chinches chungo chunga ciego cobrar_de_más complicaciones complicadas
      complicados conflicto conflictivo conflictos confunde confusas confusos congelado congeló congestionado
      contaminación contaminado corrupto crítica críticas crudeza cruda cruel cuarteado cutres daña dañada dañados
      dañan dañino daño daños débiles decadente decaído decadencia decepcionados decepcionadas decepcionantes
      decepcionaron decepciones defectos defectuosa defectuosos deficientes deficiencia deficiencias defraudado
      defraudados defraudada dejadez delicadillo demacrado demorado demoraron demoran denuncia denunciar deprimente
      deprimido derrotado derrumba derrame desacertado desabrido desabrida desagradables desagradablemente
      desafortunado desalentador desaliñado desanimado desaparece desapareció desaprovechado desapercibido desastrosa
      desastroso desastrosos desatendido desatención desatentos desatendidos descolorido descargado descarga_rápido
      descarado descaro desconcertante desconfianza desconfío desconchado desconchada desconchados desconchones
      desconecta desconocimiento descontento descontenta descortés descosido descuidadas descuidados descuido
      desesperación desesperado desesperada desesperante desencanto desengaño desgana desganado desgastada desgastadas
      desgastados desgarrador desgraciado deshonesto deshonestos desilusión desilusionado desilusionada desilusionó
      desleal desmotivado desmotivador desmotivados desordenado desordenada desorganizada desorientado despectiva
      despiadado despistado desprecio despreocupado desproporcionado desproporcionada destartalado destrozada
      destrozado destrozó destruido destruyó desvencijado detesta deteriorada deteriorados deterioradas deterioro
      deuda dificulta dificultad dificultades difíciles difícilmente discriminación discusión discutir disgustado
      disgusto disgustó disparate distante distorsión distorsionada doble_precio dolido dolorosa doloroso dudo duda
      dudoso dudosa dura_poco durísimas durísimo egoísta embarazoso embustero empeora empeorado empeoró empalagoso
      empañado encharcado endebles enferma enfermé enfado enfadada enfadados engañan engañoso engañosos engorro
      engorroso enojada enojados entristece equivocada equivocados equivocaron equivoca erróneo errónea escandaloso
      escasas escasos escándalo escozor espantosa espantosas estorba estrepitoso estresado estresante estropeadas
      estropeados estropeó estropea estúpidos exageración exagerada exagerado exasperante excesivamente excusa excusas
      explotado explotación extorsión extraviado fallar fallado fallida falsa falsas falsos falsificación faltas
      faltan faltaban faltado faltó fastidia fastidiosa fatiga fatídico feas feos feísimo feísima filtraciones flaquea
      flojas flojos floja! forzado fracasado fracasar fraudulento frialdad fríos friolero frustrada frustrados fuga
      fugas furia fúnebre ganas_de_llorar gastado goteras gotea goteaba grasa grasienta grasiento grietas grita gritan
      gritando gritar gritaron grosera grosería groseros groseras hartazgo harto harta hartos hediondo heridas herida
      herido hipócrita hipocresía horrores hostil huelen humedades! humillación humillante humillado hundido hundida
      ignora ignoran ignorado ignorada ignorancia ignorante ilegal ilegible impaciente impago imperfecto
      imperfecciones impertinente impersonal impide imposibles impotencia improvisado imprudente impuntual
      impuntualidad inaccesible inadecuada inadecuado inapropiado inadaptado incapaz incapaces incapacidad
      incertidumbre incierto incivilizado incoherente incómodamente incomoda incomodaba incompleta incomprensible
      incomunicado inconsistente incorrecta incorrectamente incumple incumplen incumplido incumplieron incumplimiento
      indecente indefenso indeseable indiferencia indiferentes indigna indignación indignada indignados indigesto
      indispuesto ineficaz ineficiente ineficacia ineptos ineptitud inesperado inexacto inexistentes inexperto infame
      infección infierno infernal inflexible ingrato inhumano injusticia injustas inmundo inmunda insalubre
      insatisfecho insatisfecha insatisfacción insatisfactorio insegura inseguridad insensible inservibles
      insignificante insípida insípidos insistente insolente insoportables insoportablemente inseguros insulta insulto
      insultos insultante intoxicación inundado inundada inútilmente inválido invasivo ira irrespetuoso irrespetuosa
      irrespetuosos irresponsable irresponsables irrita irritado irritada irritantes jode jodido jodida ladrón
      lágrimas lamentablemente lamento lamentar lástima! lentas lentísimo lentísima lentísimos lento! lloré llora
      llorado locura mala_educación malcriado maldad maldito maldita maleducada maleducados maleducadas malentendido
      malgastado malhumorado malhumorada malintencionado maltrato maltratado maltratar maloliente malvado manchada
      manchadas manchado manchados manipulación manipulado mareado mareo masificada masificación matón mediocridad
      mentir mentirosos miente mezquino miedoso mohosa mohoso molestando molestar molestas molestado molestó
      molestísimo monotonía moribundo muertos mugre mugriento mugrienta nauseabundo náuseas negado negar negligencia
      negligente nerviosismo nervioso nerviosa ninguneo nocivo nulas nulos obsoleta obsoleto obsoletas obsoletos
      obstáculo odioso odiosa ofende ofendido ofendida ofensa ofensivo ofensiva olvidado olvidan olvidaron olvido
      opresivo óxido oxidado oxidada oxidados padecer pánico parásitos pasota pasotas pasotismo patético patética
      patosos peligrosos peligrosa penoso penosa penosas pérdidas perdidos perdiendo perdieron perdió pereza perezoso
      perjudicado perjudica perjudicial pervertido pesadas! pesimista pestazo peste picadura picaduras pinchazo plaga
      podrido podrida podridos polémica polvorienta polvoriento pobremente precaria precario precariedad prejuicio
      preocupa preocupada preocupan prepotencia prepotentes presión pretencioso primitivo problemática problemático
      problemón protesta protestas puñetas quebrado quebró quema quemada quemaron quejaba quejan quejar quejarme
      quejamos quejarnos quejarse quejo rácano racista rajado ralla rallado rallada rancia rancios raquítica rascado
      rasgado rasguños ratas ratones rayada rayadas rayones rechazado rechazan rechazaron rechazo recriminar rígida
      rígido rencor repara_mal repetitiva repetitivos resfriado resquebrajado resignado ridículo ridícula ridículos
      riesgos roban robado roídas rompe rompen rompieron romperse roña roñoso roñosa rota! ruidosos ruina ruinoso ruín
      sabotaje sangre_fría salada salados saturada secas secos secuestro sinsabor sinvergüenza sinvergüenzas
      sobrevalorado sobrevalorada sobra soledad sórdido sosos sosas sospechoso suciedades sucios sucias sucísima
      sucísimo sufrido sufrimos sufrieron susto sustos tacaño tacaños tacañería tardía tardío tediosa tensión tensa
      tenso terco terca tirado torpe torpes torpeza tortuoso tosco tosca traición tramposo trampas trampa trágico
      tragedia traumático trauma trastorno tristemente turbio vacía vacías vagos vejez vejestorio vencido
      ventaja_ninguna venganza vergonzosas vergonzosos vicio viciado violencia violento violenta virus vomitar vómito
      vómitos vulgar vulgares zafio carísimos carísimas caro! engañados engañadas engañaron estafado estafados
      estafaron estafan timado timados timaron borrosas borrosos pixelado pixelada calentamiento recalienta atascada
      congelan cuelgan interferencias ilocalizable defecto! inconvenientes! inestables mal perdida atentado atentados
      traidor traidores corrupción mafia racismo fascista fascistas machista machistas machismo terrorismo terrorista
      terroristas asesino asesinos asesinato asesinatos mueren morir muero mató víctima drama dramático miseria
      destrucción masacre matanza emergencia acusa condena condenado detenido detenidos arrestado cárcel prisión
      payaso payasos llanto cabreo coño hostia tonto tonta tontos tontería tonterías absurdo absurda dictadura
      dictador accidente accidentes terremoto incendio tormenta recortes recorte desahucio desahucios despido despidos
      huelga facha! fachas! desempleo verga mariconada mariconadas maricón marica maricones cagada cagadas cagué
      coñazo llorera bajón fiebre enfermita enfermito resfriada desánimo masoquista gafe depresión suicidio pendejo
      pendeja pendejos pelotudo pelotudos tarado mongol retrasado huevada huevadas webadas cojudo colapsar colapsado
      colgado! chorrada chorradas payasada payasadas mamarracho mamarrachos paripé plasta tóxico tóxica tóxicos
      corruptos corrupta censura putear putean mrd ptmr quiebra esclavo machirulo cateado suspendí suspendido
      imbecilidad desgraciadas abandonadísimo hipócritas postureo chantaje acosador tramposos manipuladores abuchear
      vandalismo rastrero demagogia populista populistas fría! frías! pringando pringar pringo trillado trillada
      repelente repelentes perverso perversa desacreditada desacreditado necio necios necia homófobo homófoba
      homófobos homófobas homofobia agresión agresiones plagio plagian plagiando gripe expulsión sexista sexistas
      violación violaciones pesadísimo pulgas! piojos! horrendo horrenda horrendos horrendas desorbitado desorbitada
      desorbitados desorbitadas recalentado recalentada recalentados atestado! atestada! atestados! atestadas!
      indebido indebida indebidos indebidas
      orrible horibble orrorosa decepsion desilucion desepcionante desepcionado susio susia insufrivle inaceptavle
      ruidozo desagradavle asqueroza lamentavle defectuozo
    `,
    '-3': `
      aberrante abominable asquerosa asqueroso atroz basura cabrón carísima carísimo chapuza cucaracha cucarachas
      cutre cutrísimo desastre detesto engañado engañar engaño espantoso estafa estúpida estúpido fatal fraude
      gilipollas horrible horror horrorosa horroroso idiota imbécil imperdonable inaceptable inadmisible indignado
      indignante insoportable insufrible intolerable inútil joder ladrones lamentable malísima malísimo mierda
      miserable nefasto odio peor peores pesadilla puta putada pésima pésimo repugnante robar robaron robo terrible
      timo vergonzoso vergüenza vomitivo abominables asquerosas asquerosos asquerosidad ascazo atrocidad basuras
      cabrones canalla catástrofe catastrófico catastrófica chorizos chorizo! criminal criminales denigrante
      deleznable detestable detestables desastres despreciable estafadores estafador estafas espantosos fraudes
      horribles horrorosas horrorosos hostia_mala idiotas imbéciles imperdonables impresentable! impresentables
      inaceptables inadmisibles inaguantable indignantes infecto infecta infumable infumables inhumana intolerables
      lamentables! malísimos malísimas malditos mierdas miserables miserias nefasta nefastos odian odié odiaba odiamos
      peorcito pesadillas pésimas pésimos pésimamente porquería porquerías repugnantes repulsivo repulsiva terribles
      terriblemente timos timadores tortura vergüenzas vomitiva vomitivos ladrona escoria aterradora calamidad
      putrefacto asco! hijo_de_puta hijos_de_puta puto putas gilipollez inútiles birria bodrio truño desgracia!
      hijoputa zorra subnormal subnormales hdp malparido malnacido cabronazo asquerosamente hijueputa hijueputas
    `,
  },
  phrases: `
    -1.5: llega siempre tarde, llegan tarde, me queda grande, me queda pequeño, me queda pequeña, me quedan grandes
    -1.5: esperamos 40 minutos, esperamos 30 minutos
    2: me tranquilizó, nos tranquilizó
    -1: le vendría bien
    -1: debería haber más, deberían tener más, estaría bien que, estaría bien si, estaría mejor si, hubiera estado bien, habría estado bien, sería mejor si, sería mejor que, ojalá tuviera
    -1: ojalá fuera, ojalá hubiera, ojalá tuviese, ojalá fuese, me gustaría que tuviera, me gustaría que fuera, me gustaría que hubiera
    2: nada que mejorar, sin su ayuda, sin tu ayuda, sin vuestra ayuda, sin la ayuda de, sin discusión, me atendieron al momento, atendieron al momento, atendieron enseguida, atendido al momento, al día siguiente en casa, devolvieron el dinero
    2: me devolvieron el dinero, devolvieron todo el dinero, reembolso inmediato, anularon el cargo, explica con claridad, explica muy bien
    2: explican muy bien, se explica muy bien, aprendí mucho, he aprendido mucho, se aprende mucho, aprobé el examen, aprobé, me escuchó, me escucharon
    2: nos escuchó, sin cola, se configura en, fácil de configurar, pensaron en todo, dejaron salir más tarde, dejaron entrar antes, piensan en todo
    2: para todos los gustos, hay de todo
    -1.5: quedarnos de pie, quedamos de pie, de pie todo, mucha cola, colas enormes, largas colas, la cola daba, me pasaron con, me pasan de, me pasaron de
    -1.5: nos mandaron de, de un mostrador a, de un lado para otro, subido el precio, subieron el precio, subieron los precios, han subido los precios
    -1.5: subida de precio, subida de precios, borró todos, borró todo, borrado todo, perdí todos, demasiados anuncios, demasiada publicidad, mucha publicidad
    -1.5: lleno de anuncios, una caja abierta, todavía no me han, aún no me han, sigo esperando, seguimos esperando, antes era mejor, antes era bueno
    -1.5: antes era buena, ya no es lo que era, no es lo que era, ha perdido mucho, vino caliente, cerveza caliente, vino estaba caliente
    -1.5: cerveza estaba caliente, se quedó sin, se quedaron sin, no dura
    2: muchos cumplidos, me han hecho cumplidos, muchos halagos, no queríamos irnos, no quería irme, no queríamos marcharnos, dormí como un bebé
    2: dormimos como bebés, dormí muy bien, dormimos muy bien, dormimos genial, dormí genial, se duerme muy bien, nos recibió en persona
    2: nos recibió personalmente, se tomó su tiempo, se tomó el tiempo, se tomaron el tiempo, se tomaron su tiempo, he pedido otro, he pedido otra
    2: he comprado otro, he comprado otra, compré otro, compré otra, pedí otro, pedí otra, voy a comprar más, respondieron a todas, respondió a todas
    2: resolvieron todas mis dudas, resolvió todas mis dudas, me enganchó, engancha desde, te engancha, me atrapó, te atrapa, no podía dejar de leer
    2: no pude parar de leer, se lee de un tirón, de un tirón
    -1.5: sonido se corta, señal se corta, llamada se corta, se corta la llamada, se corta el sonido, se corta la señal, se raya, se rayan, se rayó
    -1.5: me quedé dormido, me quedé dormida, raciones mínimas, raciones pequeñas, raciones escasas, raciones son mínimas, tuve que comprar otro
    -1.5: tuve que comprar otra, tuve que esperar, tuvimos que esperar, tuve que llamar, tuve que volver, erupción, sarpullido, destiñe, destiñen, destiñó
    -1.5: desteñido, comida fría, llegó frío, llegó fría, se olvidaron de, se olvidó de, se despegó, se despega, se descosió, talla equivocada, color equivocado
    -1.5: producto equivocado, cargos ocultos, sin agua caliente, nos fuimos sin
    2: llegó antes de lo previsto, llegó antes de lo esperado, antes de lo previsto, antes del plazo, como en casa, como en mi casa, como en nuestra casa
    2: como la seda, justo lo que, exactamente lo que buscaba, lo que buscaba, lo que estaba buscando, lo que necesitaba, lo que esperaba
    -1.5: una semana tarde, días tarde, horas tarde, un día tarde, una hora tarde, con retraso, con mucho retraso, un pelo en, pelos en, pelos por
    -2: comisiones ocultas, costes ocultos, gastos ocultos, devuelvan el dinero, devuelvan mi dinero, devolución del dinero, que me devuelvan, nadie me devolvió, no me devolvieron, no me devuelven, no devuelven
    -1.5: se encogieron, encogió, encoge, ha encogido, se cierra sola, se cierra solo, se cierra sin, se cierra constantemente, se cierra cada
    -2: nos ignoraron, me ignoraron, nos ignoraron por completo, ignoraron por completo, me cobraron dos veces
    -2: cobro doble
    3: un diez, diez de diez, diez sobre diez, diez puntos
    3: lo recomiendo, la recomiendo, los recomiendo, totalmente recomendable, muy recomendable, altamente recomendable, cien por cien recomendable
    3: no puede ser mejor, no podía ser mejor, no podría ser mejor, no pudo ser mejor, mejor imposible
    3: sin duda volveremos, sin duda volveré, volveremos seguro, repetiremos, repetiría, repetiría sin dudarlo, para repetir, volvería a repetir, volveremos sin duda
    3: superó mis expectativas, superó nuestras expectativas, supera las expectativas
    3: superado nuestras expectativas, de ensueño, de primera, de cine
    2.5: buena calidad, gran calidad, vale la pena, valió la pena, merece la pena, mereció la pena, buena relación calidad precio, buena relación calidad, excelente relación calidad
    2.5: no defrauda, no decepciona, no defraudó, no decepcionó, sin pegas, ni un pero, ninguna queja, sin quejas, ninguna pega, no tengo queja, no tenemos queja
    2.5: nada que objetar, nada que reprochar, no te arrepentirás, no se arrepentirán, sin ninguna duda, como nuevo, a buen precio, buen precio, precio asequible
    2: ningún problema, sin problemas, sin ningún problema, muchas gracias, mil gracias, sin palabras
    2: bien comunicado, fácil acceso, todo lujo de detalles, lujo de detalles, a tu disposición, a nuestra disposición, punto fuerte, puntos fuertes, con creces
    1.5: cliente desde hace, clientes desde hace, clienta desde hace
    1.5: sin problema, no es caro, no es cara, no hay problema, no hubo problema, al alcance, todo tipo de, a pie
    1.2: no está mal, no está no estuvo mal, no es malo, no es mala, estuvo bien, está bien, todo bien
    0.7: menos mal, por encima
    0.5: calidad precio
    0.3: de nuevo
    0: tarda dos, tarda tres, tarda unos, tarda un, tarda una, cerrado los, cerrada los, cerrados los, cerradas los
    0: la oferta es, la oferta vale, oferta hasta
    0: vivo en, vivo con, vivo cerca, vivo aquí, vivo solo, vivo sola, en especial, menor de, hermano menor
    0: hermana menor, hijo menor, hija menor, se precisa, se precisan, dura una, dura dos, dura tres, dura cuatro
    0: dura cinco, dura unas, dura unos, dura hasta, dura un, cuánto dura, cuanto dura, o bien, seguridad social
    0: seguro médico, seguro de viaje, seguro de vida, seguro del coche, el seguro de, compañía de seguros, las diez
    0: los diez, diez personas, diez minutos, diez euros, diez días, diez veces, diez horas, a las diez
    0: gran mayoría
    0: recomiendo reservar, recomendamos reservar, recomendable reservar, recomiendo llevar, recomendamos llevar, recomiendo pedir
    -2: recomiendo evitar, recomendamos evitar
    0: saludos cordiales, cordiales saludos, cordial saludo, saludo cordial
    0: no lo sé, no tengo idea, no tengo ni idea, ni idea, no se si, no me importa
    0: no sé, no sabemos, no sabría decir, no recuerdo, no me acuerdo
    0: a lo mejor, la pena, mejor dicho, no solo, no sólo, no solamente, relación calidad, por favor, sin falta, sin embargo, sin duda, sin lugar a dudas, a pesar de, más o menos
    0: al menos, por lo menos, de acuerdo, a menos que, es más, ni más ni menos, al parecer, gracias a, dar las gracias, agua fría, agua caliente, aire acondicionado, bebida fría
    0: nada más, no hace falta, no importa, por supuesto, claro que, está claro, tan pronto, de vez en cuando, poco a poco, buena parte, gran parte, mayor parte
    0: un sin fin, de todas formas, no más de, no menos de, no obstante, no hay duda, en serio, me da igual, en mal momento, buen rato, un buen número, así como, tanto como
    0: querido equipo, querida empresa, largo plazo, corto plazo, casco antiguo, ciudad vieja, parte antigua, barrio antiguo, edificio antiguo, vida nocturna, a última hora, mesa baja, planta baja, de cara, cara a, la cara, en cara
    -0.5: de menos
    -0.7: hace falta, debería, deberían, echar de menos, se echa de menos, echo en falta, se echa en falta, echamos de menos, echamos en falta
    -0.7: tiene que mejorar, tienen que mejorar, hay que mejorar, para mejorar, un poco caro, algo caro
    -1: nada que ver, no tiene nada, nada especial, nada del otro mundo, nada destacable, sin más, del montón, ni fu ni fa, demasiado poco, demasiada gente
    -1.5: se cae, podría mejorar, podrían mejorar, podría ser mejor, podrían ser mejores, poco profesional, poco limpio, poco limpia, poca limpieza, poco amable, poco amables, poca variedad
    -1.5: poca cantidad, poco recomendable, poca luz, poco espacio, poca atención, poco cuidado, falta de, falta de higiene, falta de limpieza, no llegó, nunca llegó, punto débil, puntos débiles
    -1.5: fuera de lugar, mucho ruido, se oye todo, se escucha todo, se oía todo, no se puede dormir, imposible dormir, no pudimos dormir, larga espera, hora de espera, horas de espera, larga cola, colas interminables
    -2: que desear, no funciona, no funcionaba, no funcionan, no funcionó, no sirve, no sirve para nada, no carga, dejó de funcionar, deja de funcionar, dejan de funcionar
    -2: no responde, no responden, no contestan, no me gustó, no nos gustó, no me gusta, no gustó, no está a la altura, se queda corto, fuera de servicio
    -2: mal servicio, mal trato, mal trabajo, mal gusto, tirar el dinero, pérdida de tiempo, pérdida de dinero, perder el tiempo, a desear
    -2.5: en mal estado, mal estado, mal olor, malos olores, mala calidad, mucho que desear, no vale la pena, no merece la pena, no lo vale, no vale lo que, no vale nada, una pena, pena que
    -2.5: un robo, una tomadura de pelo, me han estafado, tomar el pelo, se cae a pedazos, no lo compren, no compren, no comprar, no lo compréis, no vayan, no vayáis
    -3: deja mucho que desear, dejan mucho que desear, dejaba mucho que desear, deja bastante que desear, no lo recomiendo, no recomiendo, no la recomiendo, no los recomiendo, no recomendable
    -3: nada recomendable, no se lo recomiendo, no recomendaría, no lo recomendaría, no volveremos, no volveré, no volvería, no volveríamos, nunca más, jamás volveré, no pienso volver
    -3: no vuelvo, no vuelvo más, para no volver, no repetiré, no repetiría, no repetiremos, cero estrellas
    2: no puedo esperar
    -1.4: dejó de, dejan de, dejaron de, deja de, ha dejado de
    2: te quiero, te amo, os quiero, los amo, te adoro, feliz cumpleaños, buena suerte
    2: mucha suerte, que bonito, que bueno, qué bien, que bien, que lindo
    2: que guapa, que ganas, gran trabajo, viva el, viva la, de lujo, me muero de risa, muero de risa
    -2: qué asco, que asco, da asco, dan asco, qué vergüenza, que vergüenza, que triste, qué pena
    -2: que pena, que rabia, te echo de menos, os echo de menos, echo de menos, te extraño, los extraño
    -2: dolor de cabeza, dolor de, harto de, harta de, ya basta
    -2: basta ya, no puedo más, no aguanto, no soporto, vaya mierda, una mierda, de mierda, tomadura de pelo
    -2: hasta los cojones, hasta los huevos, me cago en, me da miedo, que miedo, qué horror, que horror, descanse en paz
    0: buenas tardes
    -1.5: esperaba más, esperábamos más, esperaba algo mejor, esperaba algo más, esperaba mejor
    3: gracias a dios, el mejor de todos, la mejor de todas, eres el mejor, eres la mejor, sois los mejores
    3: son los mejores, un 10, 10 de 10, 10 sobre 10, pedazo de crack, eres grande, qué grande, que grande
    2: pura vida, qué dicha, que dicha, me cae bien, me caes bien, caes bien, cae genial, te queremos, os queremos
    2: los quiero, las quiero, que disfrutes, me parto, me meo, me descojono, que mono
    2: qué mona, que risa, que guay, que guapo, que gusto
    2: que alegría, que ilusión, que emoción, qué maravilla, que maravilla
    2: qué maravilla de, qué buena, que buena, que rico, hasta las lágrimas
    2: fin de semana largo, empiezo mis vacaciones, echo unas risas, me encantaría
    1.5: por fin, muy lista, muy listo, me apetece, con ganas de, muero por, dura varios, dura varias, dura días
    1: no tuvimos que esperar, no tuve que esperar, nunca tuvimos que esperar, no tuvimos que hacer cola, nunca tuvimos que hacer cola, al fin, no te preocupes, no os preocupéis, no se preocupe
    0: lo único, la única, el único, los únicos, las únicas, me gustaría, nos gustaría, te gustaría, gustaría que
    0: le gustaría, de seguro, seguro las, seguro los, no me odies, me muero, muero de, muchas caras, las caras
    0: tantas caras, esta tarde, la tarde, una tarde, de la tarde, por la tarde, cada tarde, esas caras, polvos de
    0: más bien, es más bien, a lo tonto, qué tal, unas risas
    -0.7: lo siento, qué fuerte, que fuerte, llegué tarde, voy a llegar tarde, demasiado tarde, muy tarde
    -0.7: ya es tarde, quita las ganas, no tengo ganas, sin ganas
    -1.5: llegar tarde, llega tarde, llegó tarde, llegaron tarde, llegaba tarde, no me deja, no me dejan
    -1.5: no nos dejan, me cae mal, cae mal, caen mal, cae fatal, caes mal, no puedo con
    -2: por culo, tomar por culo, a la mierda, vete a la, qué palo, que palo, que pereza, qué calor
    -2: que calor, qué asco de, vaya tela, me estoy asando, me aso, no me hace caso, no me hacen caso
    -2: no puedo dormir, nadie me quiere, estoy sola, estoy solo, hecho de menos, extraño un montón, extraño a
    -2: extraño tanto, extraño mucho, que depresión, que bajón, que coñazo
    -2: qué mierda, que mierda, que malo, qué mala, que mala, que feo, qué raro todo
    -2: menuda mierda, la cagó, se pasan, ya les vale, ya te vale, hay que joderse
    -2: no hay derecho, se me rompió, se ha roto, me han robado, no tiene sentido, no tienen vergüenza
    -2: manda huevos, manda cojones, tiene cojones, que se jodan, jode que, da igual todo, no hay quien, todo mal
    -2: va fatal, sienta mal, da mucha pena, da pena, dan pena
    -3: quiero morir, me quiero morir, quiero morirme, hijo de la gran, hijos de la gran, vete a cagar
    -3: me da asco, me dan asco
    3: a gusto
    0: buenos días, buen día, buenas noches, feliz domingo, feliz lunes, feliz viernes, feliz día, feliz semana
    0: feliz finde, buen finde, buen fin de semana
    2: felicidades atrasadas, gracias atrasadas, eres un grande, eres un crack, demasiado feliz, demasiado bueno
    2: demasiado buena, demasiado buenas, demasiado lindo, demasiado linda, demasiado hermoso, demasiado hermosa
    2: no está nada mal, me alegro mucho, muy feliz, la vida nos sonríe, me haces feliz
    -2: qué coraje, que coraje, echo tantísimo de menos, echo tanto de menos, me dejaron sola, me dejaron solo
    -2: dejar sola, no es justo
    0: si bien, teléfono inteligente, teléfonos inteligentes, reloj inteligente, relojes inteligentes
    0: tarjeta inteligente, tv inteligente, televisor inteligente, en la práctica, en práctica
    0: a tiempo completo, a tiempo parcial, hace poco, dentro de poco, desde hace poco, poco después, poco antes
    0: poco tiempo después, poco más, poco más de, poco mas, poco mas de, tan poco, por poco, a poco
    1.5: sin coste, sin costes, sin costo, sin costos, sin cargo, sin cargos, sin coste adicional
    1.5: sin costo adicional, sin cargo adicional, sin compromiso, sin esperas, sin colas, sin límites
    1.5: sin límite, sin interrupciones, sin esfuerzo, a tiempo
    1: de sobra
    2: cero problemas, nada que envidiar, poco ruido, pocos problemas
    3: para chuparse los dedos
    -0.7: sin pena ni gloria
    -2: falta de respeto, faltas de respeto, faltan al respeto, falta al respeto, faltar al respeto
    -2: faltó al respeto, falta de educación, falta de profesionalidad, falta de profesionalismo
    -2: falta de atención, falta de interés, falta de cuidado, falta de calidad, falta de comodidad
    -2: falta de amabilidad, falta de seriedad, falta de claridad, falta de transparencia, falta de seguridad
    -2: falta de confianza, falta de organización, falta de mantenimiento, baja calidad, por los suelos
    -2: hace aguas, hacen aguas, a regañadientes, cobran de más, cobraron de más, cobrar de más, cobrado de más
    -2: cobrando de más, cobró de más, facturan de más, facturado de más, facturaron de más, se traba, se traban
    -2: se tilda, cero limpieza
    3: no se puede pedir más, no se puede pedir mejor, qué más se puede pedir
    0.7: no demasiado dulce
  `,
  concord: true,
  negators: `
    no no_se_trata_de no_se_trataba_de nunca ni jamás nada nadie ningún ninguna ninguno ningunas ningunos sin tampoco no_hay
  `,
  nonNegators: 'no_solo no_sólo no_solamente no_únicamente',
  halfNegators: 'apenas casi_nunca poco poca',
  praiseNegators: 'carece carecen carecía',
  doubts: 'no_creo no_pienso no_creemos',
  without: 'sin',
  intensifiers: `
    muy tan súper super extremadamente realmente totalmente absolutamente completamente bastante increíblemente
    verdaderamente especialmente sumamente más mucho mucha todo siempre tremendamente enormemente excesivamente
    altamente sobradamente profundamente perfectamente
  `,
  diminishers: `
    algo un_poco un_poquito relativamente ligeramente casi medianamente medio ratos parcialmente
  `,
  too: 'demasiado demasiada',
  less: 'menos',
  hopes: 'si esperaba esperábamos esperaban ojalá espero esperando',
  modals: 'podría podrían pudiera',
  unrealised: 'podría_ser podrían_ser podría_estar podrían_estar debería_ser deberían_ser hubiera hubiese habría',
  comparatives: 'mejor mejores',
  limitNegators: 'no_puede_ser no_podía_ser no_pudo_ser no_podría_ser no_hay',
  endings: 'ísimo:o ísima:a ísimos:os ísimas:as amente:a',
  accentless: true,
  nonfactual:
    'espero_que esperamos_que esperemos esperemos_que ojalá ojala cómo_puedo cómo_podemos dónde_puedo cómo_hago_para cómo_devuelvo',
  unsettled: 'debe deben será mal hasta',
  former:
    'versión_anterior versión_antigua antigua_versión vieja_versión modelo_anterior aplicación_anterior antes antiguamente',
  replaced: 'en_lugar_de en_lugar_del en_vez_de en_vez_del',
  averting: 'evitar prevenir',
  untoldRemedies: 'resolver solucionar arreglar eliminar reparar resuelvan solucionen arreglen',
  remedies: `
    resolvió resolvieron resuelve resuelven resuelto solucionó solucionaron soluciona solucionan solucionado arregló arreglaron
    arreglado resuelt* reparad* corregid* solucionad* eliminó eliminaron elimina reparó repararon
  `,
  contrast: `
    pero aunque sino excepto salvo mientras sin_embargo no_obstante a_pesar
  `,
  subordinators: `
    aunque a_pesar porque que donde cuando si como pues ya para cual
  `,
  coordinators: 'y e o u ni',
  salutations: 'querido querida queridos queridas',
}
