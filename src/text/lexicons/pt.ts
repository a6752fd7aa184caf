import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'pt',
  matching: 'stem',
  grades: {
    '3': `
      ótimo ótima ótimos ótimas excelente excelentes excelência perfeito perfeita perfeitos perfeitas perfeitamente
      perfeição maravilhoso maravilhosa maravilhosos maravilhosas maravilha maravilhas fantástico fantástica
      fantásticos fantásticas incrível incríveis incrivelmente espetacular espetaculares sensacional sensacionais
      extraordinário extraordinária extraordinários excepcional excepcionais excecional excecionais fabuloso fabulosa
      magnífico magnífica magníficos esplêndido esplêndida deslumbrante deslumbrantes lindíssimo lindíssima belíssimo
      belíssima delicioso deliciosa deliciosos deliciosas delícia delícias divino divina sublime soberbo soberba
      impecável impecáveis irrepreensível adoro adorei adoramos adorou adoraram adorar adorável amo amei amamos amou
      amaram amar amor apaixonado apaixonada apaixonei apaixonante melhor melhores favorito favorita favoritos
      preferido preferida inesquecível inesquecíveis insuperável inigualável imbatível genial geniais brilhante
      brilhantes brutal! paraíso paradisíaco joia obra-prima espantoso espantosa estupendo estupenda encantado
      encantada encantador encantadora encantadores fenomenal formidável grandioso top! topíssimo show! massa!
      maravilhado maravilhada gostosíssimo saborosíssimo limpíssimo amabilíssimo simpatiquíssimo baratíssimo ideal!
      ideais! nota_dez nota_10 mágico mágica celestial primoroso primorosa majestoso magistral arrasou arrasa
      espetáculo recomendadíssimo recomendadíssima fantasticamente maravilhosamente excelentemente otimo otima otimos
      otimas campeã campeões ídolo diva divo arrasando arrasaram rainha ícone ícones musa mitando divou divando
      maravilindo
      exelente exelentes excelnte excelênte ecelente maravilhozo maravilhoza espetacula expetacular ótmo
    `,
    '2': `
      compreensivo compreensiva abrangente abrangentes desafiador desafiadora entusiasmante progredi progresso
      embalado bom boa bons boas bem belo bela belos belas beleza bonito bonita bonitos bonitas lindo linda lindos
      lindas agradável agradáveis agradavelmente agrada agradou agradecer agradeço agradecemos agradecido agradecida
      agradecimento obrigado! obrigada! obrigados! simpático simpática simpáticos simpáticas simpatia amável amáveis
      amabilidade gentil gentis gentileza educado educada educados educadas educação! cordial cordiais cordialidade
      cortês cortesia atencioso atenciosa atenciosos atenciosas atento atenta atentos prestativo prestativa
      prestativos prestável prestáveis prestimoso solícito solícitos solícita hospitaleiro hospitaleira hospitalidade
      acolhedor acolhedora acolhedores acolhimento caloroso calorosa receptivo receptiva receptivos sorridente
      sorridentes sorriso sorrisos carinho carinhoso carinhosa dedicado dedicada dedicados dedicação empenho esforço!
      disponível! profissional profissionais profissionalismo competente competentes competência eficiente eficientes
      eficiência eficaz eficazes eficácia rápido rápida rápidos rápidas rapidamente rapidez ágil ágeis agilidade
      pontual pontuais pontualidade limpo limpa limpos limpas limpeza limpinho limpinha higiene higiénico higiênico
      organizado organizada organizados arrumado arrumada cuidado cuidada cuidados! caprichado caprichada capricho
      confortável confortáveis conforto confortavelmente aconchegante aconchegantes aconchego espaçoso espaçosa
      espaçosos amplo ampla amplos amplas arejado arejada iluminado iluminada luminoso luminosa sossegado sossegada
      sossego tranquilo tranquila tranquilos tranquilidade calmo calma silencioso silenciosa silêncio paz relaxante
      relaxantes relaxar relaxado descansar descanso prazer prazeroso prazerosa gosto gostei gostamos gostou gostaram
      gostar gostava gostando aprovo aprovado aprovada aprecio apreciei apreciado apreciar gostoso gostosa gostosos
      gostosas saboroso saborosa saborosos saborosas fresco fresca frescos frescas fresquinho frescura suculento
      suculenta crocante crocantes macio macia macios cremoso cremosa temperado! bem_temperado generoso generosa
      generosos farto farta fartas abundante abundantes variado variada variados variedade variedades rico rica ricos
      elegante elegantes elegância requintado requintada requinte refinado refinada sofisticado sofisticada luxo
      luxuoso luxuosa moderno moderna modernos modernas charmoso charmosa charme encanto encantos estiloso giro gira
      giros giras fixe! fixes! porreiro porreira bacana legal! legais! maneiro fofo fofa fofinho fofinha barato barata
      baratos baratas baratinho económico econômico econômica económica económicos acessível acessíveis grátis
      gratuito gratuita gratuitos gratuitamente oferta! promoção promoções desconto descontos pechincha vantagem
      vantagens vantajoso vantajosa benefício benefícios economia poupança recomendo recomendado recomendada
      recomendamos recomendar recomendável recomendáveis recomendaria recomendou recomendam recomendação aconselho
      aconselhamos aconselhável indico indicado satisfeito satisfeita satisfeitos satisfeitas satisfação satisfatório
      satisfatória satisfaz feliz felizes felicidade felizmente contente contentes alegre alegres alegria animado!
      animada! animados! divertido divertida divertidos diversão divertir engraçado engraçada graça! rir risos
      interessante interessantes interessado! emocionante emocionantes emocionado emocionada empolgante empolgado
      empolgada entusiasmo entusiasmado cativante envolvente fascinante fascinado inspirador inspiradora inspiração
      motivador motivadora motivado enriquecedor enriquecedora instrutivo didático didática didáticos educativo
      informativo esclarecedor esclarecedora esclarecido claro clara claros claras clareza objetivo! precisão completo
      completa completos completas detalhado detalhada detalhados prático prática! práticos praticidade útil úteis
      utilidade fácil fáceis facilmente facilidade facilidades simples! intuitivo intuitiva funcional versátil leve!
      leves! resistente resistentes robusto robusta sólido sólida durável duráveis durabilidade confiável confiáveis
      confiança fiável fiáveis fiabilidade segura segurança! estável! estáveis potente potentes fluido
      fluida nítido nítida nítidas nitidez caro_mas_bom honesto honesta honestos honestidade sério séria sérios
      seriedade sincero sincera transparente transparência responsável respeito respeitoso respeitosa inteligente
      inteligentes criativo criativa criatividade original originais originalidade inovador inovadora inovação
      surpreendente surpreendentes surpreendeu surpreendido impressionante impressionantes impressionado impressionada
      impressionou notável notáveis destaque! sucesso sucessos vitória vitórias vencer venceu ganhei ganhou ganho!
      campeão parabéns parabenizo felicitações bravo! conquista conquistou mérito merece merecem merecido merecida
      orgulho orgulhoso orgulhosa honra honrado digno digna sorte abençoado abençoada esperança otimista melhorou
      melhora! melhoria melhorias ajuda ajudou ajudar ajudam ajudaram ajudando apoio resolveu resolvido resolvida
      resolver resolveram resolvem solucionou solucionaram solucionado cumpriu cumpre cumprem superou superaram supera valeu valioso valiosa
      saudável saudáveis delicado delicadeza romântico romântica pitoresco autêntico autêntica típico! renovado
      renovada reformado! remodelado talento talentoso talentosa paciente! paciência bondade bondoso querido! querida!
      queridos! amigo_do_cliente amigável amigáveis carismático harmonia harmonioso equilibrado equilibrada bem-estar
      energia! hidrata perfumado perfumada cheiroso cheirosa macias lisinho sedoso privilegiado privilégio prestígio
      premiado excelente_escolha revigorante salvou salva admirável admiro nobre curti curtir curtimos amigos!
      tranquilamente prontamente agil pratico pratica facil rapido rapida confortavel agradavel util incrivel eficacia
      maneira_rápida haha hahaha hahahaha huahua hehe hehehe lol rindo ri! sorrir beijo beijos beijinho beijinhos bjs
      abraço abraços abraçar festa festas comemorar comemorando celebrar aniversário vencedor vencedora triunfo herói
      heróis heroína sortudo sortuda amando amava ternura fofura gato! gata! gatinho liberdade solidariedade coragem
      corajoso emoção emocionei obg gratidão magia aplausos prêmio prémio viva! vivaa topzera lacrou lacrando mitou
      torcendo torcida_forte hilário hilária delicinha felizona felizão fã fãs bonitão bonitões gargalhar gargalhei
      gargalhada gargalhadas fenômeno sensato sensata coerente batalhador batalhadora companheirismo amém gênio gênios
      lacre lacrador lacradora shippo shippei fofurinha gatão linduxo linduxa vibrando orgulhando parça preciso!
      precisa!
      recomento recomemdo atensioso atenciozo gostozo gostoza delicioza deliciozo
    `,
    '1': `
      razoável razoáveis aceitável aceitáveis adequado adequada adequados adequadas suficiente suficientes ok okay
      decente decentes correto correta corretos corretamente funciona funcionam funcionou funcionando funcionava
      funcionar compatível compatíveis conforme! certo! certinho certinha direitinho grande grandes enorme! novo nova
      novos novas perto próximo próxima próximos proximidade central! centralizado disponíveis atende atendeu atendem
      serve serviu apropriado apropriada equipado equipada equipados tradicional tradicionais popular! caseiro caseira
      caseiros aprendi aprender aprendemos aprendizado aprendizagem voltarei voltaremos voltaria voltaríamos voltar!
      repetir! duradouro durou dura_bem permite facilita compacto compacta regular_bom justo justa chegou!
      garantido quentinho bonzinho compensa passável suporta suficientemente atualizado atualizada entregue! rapidinho
      intacto bem_embalado barateza segue! compreensível acesso inovar conhecimento conhecimentos tamanho_bom
      oportunidade oportunidades crush guerreiro guerreira bão anjo coração ganhar viciado viciada
    `,
    '0': `
      parco lixa lixar seguradora impressionismo
      museu parceria parcerias acessar acesse acessado limpar limpando regulação regulamentos organizador
      organizadores espaciais mede lente lentes servo servos server rice taxi barraca matos morris dani dana
      dane indicador indicadores queixo careca loteria curtis travis parciais educadores progressiva progressivo
      progressista progressistas sucessivas praticado praticada praticados praticando praticantes economistas
      sinceramente mitos emocionais secar celebridade celebridades economicamente funcionamento
      solicito solicita garantia garantias seguro seguros série séries informações maneira maneiras medida medidas media medir nove ideias equipamento equipamentos mentes
      mentais ma po generais novamente originalmente animais organizações organização regulamento longo longa longos
      obrigação obrigações atualização atualizações economista qualidade serviço serviços pessoal preço preços quarto
      quartos caro_senhor cara_senhora bom_dia boa_tarde boa_noite completamente sobretudo simplesmente claramente
      normalmente geralmente importante importantes parte partes partir particular particularmente bonde bens bonecas
      boneca presente! gente segundo seguir tipo tipicamente curso cursos casa grandemente forma certamente realmente
      prezado prezados atendimento atendente limpador custo! custos gostaria gostaríamos legalmente personalizado
      graças quente! pois atenção interesse precisar precisam precisei resistência salvo salve permitir permitindo
      permitido permitiu permitem permita inteligência práticas praticar praticamente responsáveis responsabilidades
      responsabilidade baixar baixe próximas estávamos estavam cortes corte care multi soltar solte variáveis
      justamente amplamente precisamente antigamente tradicionalmente econômicos econômicas servir servindo servido
      servem segurar segurando completar completou compensação iluminação voltando voltaram trouxe trouxeram presa
      presas ue amanda coco férias ferias emergentes lola cadeias ai! socorro
    `,
    '-0.7': `
      mole! moles! baixa baixas lacuna lacunas pesadas arcaico desculpe desculpas pequeno pequena pequenos pequenas pequenino
      minúsculo minúscula apertado apertada apertados estreito estreita limitado limitada limitados básico básica
      básicos médio mediano mediana escuro escura escuros antigo antiga antigos antigas antiquado velho! velha! velhos
      velhas espera! esperar esperando esperamos! demora! longe! distante afastado pesado pesada duro dura duros curto
      curta! pouco! baixo! repetitivo repetitiva devolver devolvi devolução devolvido reembolso reembolsar troca!
      trocar trocado substituir substituição conserto consertar reparo reparação reparar cancelar cancelei cancelado
      cancelamento reclamar reclamação reclamações reclamei reclame estranho estranha estranhos esquisito esquisita
      banal comum! morno morna frio! fria! frios frias simplório modesto modesta regular mais_ou_menos dispensável
      dúvida! dúvidas fino! fina! usado! usada desgaste desgastado desgastada gasto! gasta taxa taxas suplemento
      turístico lotado lotada cheio! melhorar mediocremente irregular confuso! tarde! tardio datado tapa-buraco poucas
      poucos obrigado_a_pagar cansado cansada aff affe afff ué chora! choro! chorar! chorando! chorei! coitado coitada
      coitados tadinho tadinha treta tretas poxa putz preguiça sono! fome! spoiler
    `,
    '-2': `
      pavoroso maldade desanimado confundiu hostil aleatório travamento congela mau má maus más ruim ruins ruinzinho
      caro cara caros caras caríssimo caríssima carote dispendioso exagerado excessivo abusivo exorbitante absurdo sujo
      sujeira sujidade pó poeira empoeirado mancha mofo bolor bolorento cheiro fedor fede fedorento malcheiroso barulho
      barulhento ruído ruídos ruidoso lento lenta lentos lentas lentidão devagar demorou atraso grosseiro grosso rude
      mal-educado mal-educada malcriado arrogante arrogância antipático antipatia desagradável desagradáveis
      mal-humorado mal-humorada indelicado incompetente incompetência incapaz despreparado desorganizado desorganização
      desordem desinteressado desinteresse descaso desleixo desatento desatenção negligente negligência indiferente
      indiferença inútil inúteis inutilmente inadequado ineficaz ineficiente ineficiência insuficiente inexistente
      inseguro instável precário precária precários fraco fraquinho fraqueza medíocre medíocres mediocridade decepção
      decepções decepciona deceção dececionado desilusão desiludido desaponta problema problemático problemática defeito
      defeituoso avaria avariado estraga quebra partido! partida! rasgado rachou arranhado arranhões amassado danificado
      dano danos frágil frágeis bug bugs trava travando travou travado travar lag! crash reinicia esquenta aquece
      superaquece sobreaquece descarrega falha falta faltou faltam faltando faltava carece ausência ausente carência
      escasso escassez sem_graça insosso insípido sem_sabor seco seca secos secas cru crus salgado duríssimo gorduroso
      oleoso vencido! azedo rançoso passado! requentado aguado borrachudo chato chatice aborrecido tédio monótono
      monótona maçante cansativo complicado complicação difícil difíceis dificuldade desconfortável desconfortáveis
      desconforto incômodo incómodo incomoda impossível impossíveis perigo risco medo receio preocupado preocupação
      triste tristeza infelizmente infeliz lamento lamentar pena! arrependo arrependi feio degradado degradação
      decadente abandono descuidado obsoleto ultrapassado velharia falso falsificado falsificação erro erros errado
      errou engano mentira mentiras mentiroso mentem mentiram desonesto desrespeito burocracia burocrático perda
      desperdício desperdicei joguei recusa negou queixa queixas raiva irritação furioso revoltado indignado indignada
      indignação frustrado frustrante frustração estresse stress nervoso cansaço constrangedor constrangido insatisfeito
      insatisfação insatisfatório descontente negativo desvantagem desvantagens inconveniente contratempo ponto_fraco
      superficial superficiais superestimado sobrevalorizado previsível clichê pretensioso tóxico prejudicial prejudicou
      prejuízo prejuízos doente doença dor doloroso sofri sofrimento morto morreu morrer matar guerra crise violência
      violento ataque ódio lágrimas injusto injustiça incompreensível confusa confusão caos caótico ilegível desfocado
      embaçado incompleto incorreto incompatível inconsistente esquecido ignorar humidade umidade úmido húmido abafado
      vulgar racista racismo preconceito insulto ofensivo ofendido humilhação humilhado cobrança indevida multa dívida
      enrolação enrola formigas insetos percevejos ratos mosquitos enferrujado ferrugem descascado solta! soltou solto
      entupido vazamento vazando evitem evite evitar fuja desaconselho ineptos fracasso amador inconformado atrapalhado
      inapropriado desatualizado desliga péssima_qualidade medonho bagunça caloteiro calote inferior atentado atentados
      terrorismo mente! hipócrita hipócritas hipocrisia traidor traição corrupto corrupção fascista machista machismo
      homofóbico homofobia assassino assassinato vítima vítimas ferido feridos drama! tragédia trágico conflito
      desemprego pobreza miséria poluição destruir destruição massacre ameaça alarme emergência rejeita acusa condenado
      condenação denúncia preso presos cadeia prisão polêmica polémica desprezo palhaço palhaça sozinho entediado irrita
      porra! cocô burra burrice babaca otário otários trouxa trouxas tonto tosco ditadura ditador derrota dói doendo
      acidente enchente terremoto incêndio tempestade demissão demitido greve falsidade forçado forçação enjoado embuste
      ranço entojo inveja debochado agonia aflição aflita sufoco credo! bizarro lascou fodeu ferrou cagou canastrão
      traumático flop marmelada armação mico vexame desnecessário desnecessária desisto brega prantos trombadinha luto!
      enche_o_saco ridicularizar desespero mimizento mimimi barraco barraqueira insuportavelmente ciúme ciúmes covarde
      covardes saudosismo machucou pulgas! goteira! goteiras! encardido deteriorado prepotente extravio lesado
      transtorno descumpriu superfaturado pifou queimou pécimo pecimo péssmo orrivel horivel decepsionado decepsão
      decepcão desrespeitozo discaso descazo vergonhozo enganoza
    `,
    '-3': `
      péssimo péssima péssimos péssimas pior piores horrível horríveis horrivelmente horroroso horrorosa horror
      terrível terríveis terrivelmente desastre desastroso desastrosa catástrofe catastrófico lixo nojo nojento
      nojenta nojentos asqueroso asquerosa repugnante repugnantes imundo imunda imundos imundície vergonha vergonhoso
      vergonhosa vergonhosos escandaloso escândalo inaceitável inaceitáveis inadmissível inadmissíveis intolerável
      insuportável insuportáveis lamentável lamentáveis deplorável deploráveis ridículo ridícula ridículos patético
      patética miserável miseráveis execrável abominável detestável detesto detestei detestamos odeio odiei odiamos
      odeia odiar fraude fraudes fraudulento golpe golpista golpistas burla burlado burlão burlões roubo roubado
      roubados roubada roubar roubaram roubou ladrão ladrões ladra estelionato merda merdas bosta porcaria porcarias
      droga! idiota idiotas imbecil imbecis estúpido estúpida estúpidos burro! burros palhaçada palhaços cretino
      cretinos canalha canalhas pilantra pilantras safado safados puta caralho! foda-se filho_da_puta pesadelo
      pesadelos inferno infernal atroz tortura intragável incomível indecente indigno indigna criminoso criminosos
      bandidos bandido aberração calamidade fiasco desgraça desgraçado maldito vómito vômito vomitar horrendo horrenda
      desumano pessimo pessima pessimos horrivel terrivel espelunca xaropada imprestável escroto escrota vagabundo
      vagabunda vagabundos escória desprezível abomino deusmelivre pqp!
    `,
  },
  phrases: `
    -1.5: está apagado há, estão apagados há, ninguém veio, esperei 40 minutos, esperei 30 minutos
    -1: gostaria que houvesse, deveria haver mais, deveriam ter mais, poderia ter mais, poderia ser mais, podia ter mais, podia ser mais, seria melhor se, seria bom se, gostaria que fosse, gostaria que tivesse
    -1: gostava que fosse, gostava que tivesse, preferia que, preferia um, preferia uma, precisa de uma
    2: nada a melhorar, nada para melhorar, sem a sua ajuda, sem sua ajuda, sem a ajuda, sem discussão, atendido na hora, atendida na hora, estornaram na hora, resolveram na hora, resolvido na hora, dinheiro no mesmo dia, deixaram sair mais tarde
    2: deixaram entrar mais cedo, reembolso rápido, explica muito bem
    2: explicam muito bem, explica bem, aprendi muito, aprendi bastante, passei na prova, passei no exame, me ouviu
    2: me escutou, ouviu com atenção, lugares de sobra, de sobra, instalei em cinco, pensaram em tudo, pensam em tudo
    2: para todos os gostos, opções para todos
    -1.5: comida acabou, acabou a comida, ficar em pé, ficamos em pé, a fila dava, fila gigante, fila gigantesca, filas longas, transferido cinco vezes
    -1.5: transferido várias vezes, transferida várias vezes, transferem a ligação, de um balcão, de um setor, de um lado para o outro, jogados de um
    -1.5: jogado de um, aumentaram o preço, aumentaram os preços, aumento de preço, aumento no preço, apagou meus, apagou todos, apagou tudo, perdi tudo
    -1.5: perdi todos, muita propaganda, muitas propagandas, muito anúncio, muitos anúncios, cheio de propaganda, três horas para ser, horas para ser atendido
    -1.5: horas para ser atendida, demorou para ser, só tinha um caixa, um caixa aberto, só um caixa, só um atendente, já foi melhor, já foi muito melhor
    -1.5: era melhor antes, antes era melhor, não é mais o mesmo, não é mais a mesma, caiu a qualidade, cerveja estava quente, cerveja quente, bebida quente
    -1.5: refrigerante quente, até agora nada, até hoje nada, até o momento nada
    2: muitos elogios, só elogios, recebi elogios, não queríamos ir embora, não queria ir embora, não dá vontade de ir embora, dormi como um bebê
    2: dormimos como bebês, dormi muito bem, dormimos muito bem, nos recebeu pessoalmente, recebeu pessoalmente, com a maior atenção, já comprei outro
    2: já comprei outra, comprei mais um, comprei mais uma, comprei mais dois, comprarei outro, vou comprar mais, tiraram todas as minhas dúvidas
    2: tirou todas as minhas dúvidas, tirou minhas dúvidas, tiraram minhas dúvidas, tirou todas as dúvidas, tiraram todas as dúvidas, responderam todas
    2: prende do começo, prende a atenção, prende do início, do começo ao fim, não consegui parar de ler, não conseguia parar de ler
    2: facilita a vida, facilita a minha vida, facilitou a minha vida
    -1.5: fica cortando, ficam cortando, corta toda hora, risca com facilidade, risca fácil, risca muito fácil, arranha fácil, arranha com facilidade
    -1.5: esqueceu nossas, esqueceu nosso, esqueceram de, esqueceram nosso, esqueceu de, cai toda hora, cai o tempo todo, conexão cai, internet cai
    -1.5: dormi no meio, dormi no filme, dormi durante, tive que comprar outro, tive que comprar outra, tive que esperar, tive que ligar, tive que voltar
    -1.5: tivemos que esperar, me deu alergia, comida fria, chegou fria, chegou frio, veio frio, veio fria, descolou, descola, descosturou, rasgou
    -1.5: tamanho errado, cor errada, produto errado, taxa escondida, sem água quente
    2: compraria de novo, compraria novamente, comprarei de novo, comprarei novamente, compro de novo, compraria outra vez
    2: sentimos em casa, senti em casa, sentir em casa, como em casa
    2: exatamente o que eu queria, exatamente o que queria, exatamente o que eu esperava, o que eu esperava, exatamente o que procurava
    2: o que eu procurava, antes do previsto
    -2: joguei dinheiro fora, taxas escondidas, custos ocultos, taxas ocultas, cobrado duas vezes, cobrada duas vezes, cobraram duas vezes, cobrança indevida, um cabelo na
    -2: um cabelo no, cabelo na comida, cabelo na sopa, cabelo no prato, cabelo na pizza
    -2: dinheiro de volta, meu dinheiro de volta, devolvam meu dinheiro, devolução do dinheiro, devolução do valor, estorno
    -1.5: encolheu, encolheram, encolhe, desbotou, desbotaram, dá para ouvir tudo, dá pra ouvir tudo, ouve tudo dos, se ouve tudo dos, ouvir tudo dos
    3: recomendo muito, super recomendo, recomendo a todos, recomendo vivamente, altamente recomendado
    3: altamente recomendável, vale muito a pena, vale super a pena, a não perder, imperdível, cinco estrelas
    3: 5 estrelas, nota mil, de sonho, de outro mundo, de cair o queixo
    3: de comer e chorar por mais, de primeira, não podia ser melhor, não poderia ser melhor
    3: não podia estar melhor, melhor impossível, sem palavras
    3: superou as expectativas, superou as expetativas, superou minhas expectativas, acima das expectativas
    3: acima da média, com certeza voltarei, voltarei com certeza, voltarei sempre, voltaremos com certeza
    3: voltaremos sempre, voltarei mais vezes, com certeza voltaremos, a repetir, para repetir, a voltar
    3: não vejo a hora, quero voltar, mal posso esperar
    2.5: boa qualidade, ótima qualidade, excelente qualidade, alta qualidade, de qualidade, vale a pena
    2.5: valeu a pena, vale cada centavo, vale o preço, vale o investimento, bom preço, bons preços, ótimo preço
    2.5: preço justo, preços justos, preço bom, bom custo benefício, ótimo custo benefício
    2.5: excelente custo benefício, custo benefício, boa relação qualidade preço, excelente relação qualidade preço
    2.5: ótima relação qualidade preço
    2.5: não me arrependo, não se arrependerá, não vai se arrepender, não decepciona, não decepcionou, não desilude
    2.5: não deixa a desejar, não deixou a desejar, nada a reclamar, nada a apontar, nada a dizer
    2.5: nada de que reclamar, sem defeitos, nunca me decepcionou, sem do que reclamar, não tenho do que reclamar
    2.5: nada do que reclamar, não tenho o que reclamar, nada contra
    2: sem problema, sem problemas, sem problema nenhum, nenhum problema, sem nenhum problema, zero problemas
    2: muito obrigado, muito obrigada, como novo, ótimo estado
    2: é seguro, foi seguro, era seguro, está seguro, estava seguro, são seguros, eram seguros, estão seguros, muito seguro
    2: muito seguros, mais seguro, mais seguros, bem seguro, super seguro, totalmente seguro, me sinto seguro, me senti seguro
    2: lugar seguro, local seguro, site seguro, bairro seguro, ambiente seguro, carro seguro
    2: antes do prazo, dentro do prazo, chegou no prazo, chegaram no prazo, entregou no prazo, entregaram no prazo, veio no prazo, chegou antes, chegou rápido, chegou certinho, tudo certo
    2: tudo certinho, deu certo, dá certo, à vontade, bem localizado, bem localizada
    2: ótima localização, bem feito, bem feita, bem feitos, bem cuidado, bem servido, bem servida, bem atendido
    2: bem atendida, bem atendidos, bem recebidos, bem recebido, bem equipado, ponto forte, pontos fortes
    2: ponto positivo, pontos positivos, mais valia, mais-valia, fácil acesso, sem dúvida recomendo
    2: ótima compra, deu conta, dá conta do recado, cumpre o que promete
    2: faz o que promete, tira de letra, graças a deus, mata a fome
    1.5: nenhuma reclamação, não é caro, nada caro, nada mau, nada mal, não é mau, nada de grave, não é ruim, não é nada mau, dura vários, dura dias
    1.5: preço acessível, preços acessíveis, bom e barato, a preços acessíveis, sem stress, sem reclamações
    1.5: sem surpresas
    1: como descrito, como esperado, conforme esperado
    1: está bem, tudo bem, dá para o gasto, até que é bom
    0.5: boas festas, bom fim de semana, boa viagem, boas férias
    0.5: feliz ano novo
    0: entregue na, entregue no, a oferta vale, oferta é
    0: o objetivo, do objetivo, objetivo é, objetivo de, partido político, partidos políticos, o partido, do partido
    0: no partido, ao partido, o show, do show, no show, ano passado, mês passado, semana passada, a partida
    0: da partida, na partida, de partida, a massa, da massa, é usado, é usada, são usados, são usadas, ser usado
    0: ser usada, usado na, usado no, usado para, usado como, usada para, usados para, usadas para, pouco tempo
    0: há pouco, um pouco de, tempo dura, dura o, dura a, dura uma, dura um, dura dois, dura duas, dura até
    0: dura cerca, cuidado ao, cuidado com, cuidado para, amigos moram, meus amigos, os amigos, com amigos
    0: minhas amigas, um amigo, meu amigo, uma amiga, minha amiga
    0: recomendo reservar, recomendamos reservar, recomendo levar, recomendamos levar, aconselho reservar
    -2: recomendo evitar
    0: atenciosamente
    0: não faço ideia, não tenho ideia, não me importo, não lembro, não me lembro
    0: bons dias, bom apetite, não só, não apenas, não somente, por favor
    0: se faz favor, mais ou menos, pelo menos, ao menos, a menos que, de acordo, de acordo com, com certeza
    0: sem dúvida, sem sombra de dúvida, graças a, graças ao, graças à, de novo, de nada, de graça a
    0: se bem que, bem como, bem mais, bem menos, bem antes, bem depois, bem aqui, ou bem, por bem, mal cheguei
    0: por mal, não faz mal, custo benefício não, relação qualidade, relação qualidade preço, qualidade preço
    0: qualidade/preço, água quente, água fria, ar condicionado, ar-condicionado, bebidas frias, cara a cara
    0: de cara, meu caro, minha cara, caro amigo, caro gerente, caro cliente, caro senhor, cara equipe, longo prazo, curto prazo, a longo prazo, centro histórico
    0: cidade velha, parte antiga, casco antigo, boa parte, grande parte, maior parte, em geral, na verdade
    0: de verdade, com respeito a, a respeito, a respeito de, a partir de, por outro lado, ao longo, tem a ver
    0: é claro, claro que, não importa, tanto faz, até logo, quem sabe, em caso de, de vez em quando, pouco a pouco
    0: ao vivo, primeira vez, à espera de, à procura, sem falar, sem contar, cá fora, em cima, por cima, fora isso
    0: a fim de, hora certa, ao certo
    -0.7: nada de especial, nada especial, nada demais, nada de mais, nada de extraordinário, nada do outro mundo
    -0.7: não é lá essas coisas, não é grande coisa, não foi grande coisa, não é dos melhores
    -0.7: deixa um pouco a desejar, um pouco caro, um pouco cara, um pouco pequeno, um pouco demorado
    -0.7: poderia ser melhor, poderia melhorar, podia ser melhor
    -0.7: precisa melhorar
    -0.7: tem que melhorar, assim assim, meia boca
    -1: sem sentido, não faz sentido, pouca variedade, pouca opção, poucas opções, pouca atenção, pouca higiene
    -1: pouco profissional, pouco simpático, pouco simpáticos, pouco limpo, pouco atencioso, pouco espaço, pouca luz
    -1: poucos funcionários, falta de respeito, falta de educação, falta de higiene, falta de limpeza
    -1: falta de profissionalismo, falta de organização, ponto fraco, pontos fracos, ponto negativo
    -1: pontos negativos, único senão, único defeito, só que, a desejar, mal dá, aquém
    -1.5: muito caro, muito cara, caro demais, cara demais, pequeno demais, demais pequeno, preço alto, preços altos
    -1.5: preço elevado, preços elevados, fila enorme, filas enormes, fora de lugar, fora de serviço, muita gente
    -1.5: muito tempo, demasiado caro, demasiado tempo, fora do prazo, longa espera, horas de espera, horas à espera
    -1.5: espera interminável, mal localizado, um exagero
    -2: não funciona, não funcionam, não funcionou, não funcionava, não funciona mais, parou de funcionar
    -2: deixou de funcionar, deixa de funcionar, nunca funcionou, não liga, não liga mais
    -2: não carrega, não segura carga, não serve, não serviu, não serve para nada, não responde, não respondem
    -2: não responderam, ninguém responde, ninguém atende, não atendem, não atende, sem resposta, nenhuma resposta
    -2: não chegou, nunca chegou, ainda não chegou, não recebi, nunca recebi, não entregaram, não foi entregue
    -2: não entrega, não resolve, não resolveram, não resolvem, não resolveu, não gostei, não gosto, não gostamos
    -2: não gostou, não agrada, não agradou, não cumpre, não cumpriu, não cumprem, não atendeu, não dura
    -2: não durou nada, não aguenta, não é bom, mau cheiro
    -2: mal atendido, mal atendida, mal atendidos, mal feito, mal feita, mal acabado, mal educado
    -2: mal educada, mal educados, mal humorado, mal organizado, mal cuidado, mal passado
    -2: baixa qualidade, qualidade duvidosa
    -2: dinheiro jogado fora, dinheiro deitado fora, dinheiro fora
    -2: jogar dinheiro fora, não vale, não vale a pena, não vale o preço
    -2: não valeu a pena, não vale nada, não compensa, sem condições
    -2: caindo aos pedaços, cair aos pedaços, cai aos pedaços, falta de
    -2: muito a desejar
    -2.5: deixa a desejar, deixa muito a desejar, deixou a desejar, deixou muito a desejar, deixam a desejar
    -2.5: deixam muito a desejar, não caiam, propaganda enganosa, publicidade enganosa, fui enganado, fui enganada
    -2.5: me arrependo, se arrependimento matasse, uma roubada, é uma roubada, um roubo, é um roubo, um absurdo
    -2.5: é um absurdo, uma decepção
    -3: não recomendo, não recomendo a ninguém, não recomendaria, não recomendado, não recomendamos, não aconselho
    -3: não indico, nunca mais, jamais voltarei, não volto, não volto mais, não voltarei, não voltaremos
    -3: não voltaria, não voltamos, não pretendo voltar, não penso voltar, não comprem, não compre, não compro mais
    -3: não compro nunca mais, não comprarei mais, não percam tempo, não perca seu tempo, não perca tempo, não vão
    -3: para não voltar, a não repetir, a evitar, de fugir
    -3: zero estrelas, estrela zero, nota zero, não merece nem, nem de graça
    2: te amo, amo você, amo vc, te adoro, feliz aniversário, ano novo, boa sorte, que lindo, que linda
    2: que lindos, que fofo, que fofa, que bom, que delícia, muito bom, muito boa, bom demais, boa demais
    2: lindo demais, linda demais, ótimo trabalho, morrendo de rir
    2: morri kkk, merece ganhar, chorando de rir, a melhor, o melhor
    -2: que nojo, que vergonha, vergonha alheia, que triste, que pena, que raiva, que saco, que ódio, que horror
    -2: que medo, que chato, que chata, que merda, uma merda, de merda, tenho saudade, que saudade, que saudades
    -2: não aguento, não aguento mais, não suporto, saco cheio, de saco cheio, cansei de, cansada de
    -2: cansado de, vai se foder, se foder, tomar no cu, vai tomar, pelo amor de deus, me poupe
    -2: perdeu a graça, nada a ver, descanse em paz, podre de, não presta, não prestam
    0: bom final de semana
    -1.5: esperava mais, esperava algo melhor, esperávamos mais
    2: melhor do que o esperado, melhor que o esperado, melhor do que esperava
    3: como não amar, tem como não amar, não tem preço, zerou a vida, tudo de bom, melhor pessoa
    2: você é demais, vc é demais, é o máximo, o máximo, é dez, é foda demais, muito foda, mt foda, foda demais
    2: que aula, que voz, que tudo, que homem, que mulher, que orgulho, que alegria, que sonho
    2: chorei de rir, chorando de emoção, chorar de rir, rindo muito, rir muito, meu anjo, minha vida
    2: é tudo, ficou demais, é show
    1.5: ansiosa para, ansiosa pra, ansioso para, ansioso pra, ansiosa demais, ansioso demais, ansiosos para
    1.5: mal vejo a hora
    0.5: kk, kkk, kkkk*, rs, rsrs*
    0: o cara, os caras, esse cara, este cara, aquele cara, um cara, uma cara, a cara, sua cara, tua cara, na cara
    0: da cara, com cara, cara de, cara da, cara do, que cara, de boas, tô morta, to morta, tô morto, to morto
    0: estou morta, sal grosso, da porra, me ajuda, me ajudem
    -0.7: pelo amor
    -2: crime organizado, que preguiça, que agonia, que aflição, que sono, passei mal, passar mal, passando mal
    -2: passo mal, se acha, deus me livre, cala a boca, calem a boca, cale a boca, passando dos limites
    -2: passou dos limites, sem noção, vai dormir, vão dormir, que bosta, que lixo, que porcaria
    -2: que ranço, que feio, que palhaçada, que absurdo, que injustiça, que decepção, ninguém merece
    -2: ninguém aguenta, não merecia, não merece, que dó, que tristeza, sem condição
    0: preciso de, preciso da, preciso do, preciso que, preciso dessa, preciso desse, preciso dormir
    0: preciso parar, preciso assistir, preciso ver, preciso ir, preciso fazer, preciso comer, eu preciso
    0: precisa de, precisa ser, precisa ter
    0: bom dia, boa noite, boa tarde, bom domingo, boa semana, bom fds
    0: telefone inteligente, telefones inteligentes, relógio inteligente, relógios inteligentes, na prática
    0: em prática, a tempo inteiro, a tempo parcial
    1.5: sem custo, sem custos, sem custo adicional, sem custos adicionais, sem juros, sem compromisso
    1.5: sem filas, sem fila, sem espera, sem limites, sem limite, sem interrupções, sem esforço, a tempo
    1.5: poucos problemas
    -1.5: fora do ar, passou do prazo, passaram do prazo
    -2: mal embalado, mal embalada, mal embalados, mal embaladas, jogo de empurra, empurra empurra
    -2: empurra-empurra, cobraram a mais, cobrou a mais, cobrado a mais, cobrando a mais, cobram a mais
    -2: cobrança a mais
  `,
  negators: `
    não não_se_trata_de não_se_tratava_de nao n nunca jamais nem nada ninguém nenhum nenhuma nenhuns nenhumas sem tampouco não_há não_existe
  `,
  closingNegators: 'não',
  concord: true,
  nonNegators: 'não_só não_apenas não_somente não_sei',
  halfNegators: 'pouco pouca raramente dificilmente mal_se quase_nunca',
  praiseNegators: 'falta faltou faltam carece',
  doubts: 'não_acho não_creio não_penso',
  without: 'sem',
  intensifiers: `
    muito muita mto mt tão super bastante realmente extremamente totalmente completamente absolutamente bem mais
    incrivelmente verdadeiramente especialmente particularmente imensamente demasiadamente altamente tremendamente
    sempre todo tanto hiper ultra mega deveras profundamente simplesmente inteiramente excepcionalmente
  `,
  diminishers: `
    pouco_mais_ou_menos um_pouco um_pouquinho algo relativamente ligeiramente quase meio razoavelmente
    parcialmente levemente pouquinho
  `,
  followingIntensifiers: 'demais imenso',
  too: 'demasiado demasiada',
  less: 'menos',
  hopes: 'se espero esperava esperávamos esperavam tomara oxalá espero_que esperando',
  modals: 'poderia poderiam pudesse',
  unrealised: `
    poderia_ser poderiam_ser podia_ser podiam_ser deveria_ser deveriam_ser devia_ser deviam_ser teria_sido seria
    gostaria
  `,
  comparatives: 'melhor melhores',
  limitNegators: 'não_poderia_ter não_podia_ser não_poderia_ser não_pode_ser não_há não_podia_ter não_existe',
  endings: 'íssimo:o íssima:a íssimos:os íssimas:as mente:o amente:o inho:o inha:a',
  accentless: true,
  nonfactual:
    'espero_que esperamos_que esperemos tomara_que oxalá como_posso como_podemos como_faço_para como_devolvo como_cancelo onde_posso',
  replaced: 'em_vez_de em_vez_do em_vez_da ao_invés_de ao_invés_do ao_invés_da em_lugar_de',
  averting: 'evitar prevenir',
  untoldRemedies: 'resolver solucionar consertar corrigir eliminar resolvam solucionem',
  unsettled: 'deve devem será mal até',
  former: 'versão_antiga versão_anterior modelo_anterior aplicativo_antigo antes antigamente',
  remedies: `
    resolvid* solucionad* corrigid* consertad* reparad*
    resolveu resolveram resolve resolvem solucionou solucionaram soluciona consertou consertaram corrigiu corrigiram eliminou elimina
  `,
  contrast: `
    mas porém contudo todavia entretanto embora apesar exceto enquanto senão no_entanto só_que ainda_que mesmo_assim
    infelizmente
  `,
  subordinators: `
    embora apesar ainda_que porque que onde quando se como pois já para cujo qual visto_que
  `,
  coordinators: 'e ou',
  salutations: 'caro cara caros caras querido querida queridos queridas',
}
