# Stands in for opensearchproject/opensearch:3.6.0: Debian, this machine's Java, and the minimal distribution, which has no security plugin.
FROM hemline-stand-in:debian
LABEL hemline.stand-in="Debian with this machine's Java and OpenSearch's minimal distribution"
COPY java /usr/share/opensearch/jdk
COPY opensearch /usr/share/opensearch
COPY opensearch-entrypoint.sh /usr/share/opensearch/opensearch-docker-entrypoint.sh
RUN groupadd --gid 1000 opensearch \
    && useradd --uid 1000 --gid opensearch --home-dir /usr/share/opensearch opensearch \
    && cd /usr/share/opensearch && mkdir -p config data logs \
    && printf '%s\n' 'cluster.name: docker-cluster' 'network.host: 0.0.0.0' >config/opensearch.yml \
    && printf '%s\n' 'appender.out.type = Console' 'appender.out.name = out' 'appender.out.layout.type = PatternLayout' \
      'appender.out.layout.pattern = [%d{ISO8601}][%-5p][%c{1.}] %m%n' 'rootLogger.level = info' \
      'rootLogger.appenderRef.out.ref = out' >config/log4j2.properties \
    && chown -R opensearch:opensearch config data logs
WORKDIR /usr/share/opensearch
USER 1000
ENTRYPOINT ["./opensearch-docker-entrypoint.sh"]
